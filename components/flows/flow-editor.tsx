"use client";

import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { turnero } from "@/components/api";
import { type Draft, draftOf, edgeOf, inserted, nodeOf, parted, removed, replaced } from "@/components/flows/draft";
import { faultyIn, withoutFaultsOf } from "@/components/flows/faults";
import { useHistory } from "@/components/flows/history";
import { useFlowKeys } from "@/components/flows/keys";
import { usePanelFocus } from "@/components/flows/panel-focus";
import { oneFlow } from "@/components/flows/queries";
import type { Editing } from "@/components/flows/step-look";
import { Toolbar } from "@/components/flows/toolbar";
import { Conflict } from "@/components/forms/conflict";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { TurneroProblem } from "@/components/problem";
import { useShell } from "@/components/shell/shell-state";
import { Button } from "@/components/ui/button";
import { useIsWide } from "@/components/ui/media-query";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import type { Flow } from "@/lib/domains/automations/flows/schema";

const Canvas = dynamic(() => import("@/components/flows/canvas").then(({ Canvas: loaded }) => loaded), {
  ssr: false,
  loading: () => <Skeleton className="h-full rounded-md" />,
});

// The list comes on a narrow screen, each panel when it is first opened.
const loading = () => <Skeleton className="h-40" />;
const Outline = dynamic(() => import("@/components/flows/outline").then((file) => file.Outline), { loading });
const StepPanel = dynamic(() => import("@/components/flows/step-panel").then((file) => file.StepPanel), { loading });
const TryPanel = dynamic(() => import("@/components/flows/try-panel").then((file) => file.TryPanel), { loading });
const RunsPanel = dynamic(() => import("@/components/flows/runs-panel").then((file) => file.RunsPanel), { loading });

type Panel = { kind: "step"; id: string } | { kind: "try" } | { kind: "runs" } | null;

export function FlowEditor({ first }: { first: Flow }) {
  const [base, setBase] = useState({ flow: first, seen: 0 });
  const renew = (flow: Flow) => setBase({ flow, seen: base.seen + 1 });
  return <Editor key={base.seen} base={base.flow} onBase={renew} />;
}

function Editor({ base, onBase }: { base: Flow; onBase: (flow: Flow) => void }) {
  const t = useTranslations("flows");
  const toast = useToast();
  const queries = useQueryClient();
  const isWide = useIsWide();
  const mayEdit = useShell().member.role !== "agent";
  const [saved, setSaved] = useState(base);
  const [expected, setExpected] = useState(base.version);
  const history = useHistory(draftOf(base));
  const draft = history.now;
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved));
  const [panel, setPanel] = useState<Panel>(null);
  const [path, setPath] = useState<string[] | null>(null);
  /** The steps that were edited since the API found something wrong with them: only the next save says whether it still is. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string | null) => setPanel(id === null ? null : { kind: "step", id });
  const form = useDraftForm({
    send: async () => {
      setMended(new Set());
      const body = { ...draft, expected_version: expected };
      const flow = await turnero.automationFlows.update(base.id, body).catch((problem: unknown) => {
        // Open the step that the API rejected.
        const [wrong] = faultyIn(problem, draft);
        if (wrong !== undefined) choose(wrong);
        throw problem;
      });
      return { sent: draft, flow };
    },
    onDone: ({ sent, flow }) => {
      // The API may reorder keys, so the next draft is compared with what was sent.
      setSaved({ ...flow, ...sent });
      setExpected(flow.version);
      void queries.invalidateQueries({ queryKey: ["flows"] });
      toast.done(t("saved"));
    },
  });
  const error = useMemo(() => withoutFaultsOf(form.error, mended, draft), [form.error, mended, draft]);
  const conflict = error instanceof TurneroProblem && error.code === "version_conflict";
  const faulty = useMemo(() => faultyIn(error, draft), [error, draft]);
  const chosen = panel?.kind === "step" ? panel.id : null;
  const lit = useMemo(() => path && { ids: new Set(path), current: path.at(-1) ?? null }, [path]);

  /** Steps were added, removed or moved, so the API's pointers no longer match. */
  const rebuild = (next: Draft) => {
    form.forget();
    history.edit(next);
  };
  const editing: Editing = {
    draft,
    mayEdit,
    add: (exit, type) => {
      const made = inserted(draft, exit, type);
      rebuild(made.draft);
      choose(made.id);
    },
    part: (exit) => {
      const edge = edgeOf(draft, exit);
      if (edge) rebuild(parted(draft, edge));
    },
  };
  const remove = (id: string) => {
    if (!mayEdit || !nodeOf(draft, id)) return;
    rebuild(removed(draft, id));
    choose(null);
  };
  useUnsavedGuard(dirty);
  // Show the conflict until the newer version has loaded: a save before that would be refused again.
  const meet = (take: (newest: Flow) => void) => () =>
    void queries.fetchQuery({ ...oneFlow(base.id), staleTime: 0 }).then((newest) => {
      form.forget();
      take(newest);
    }, toast.failed);

  const aside = usePanelFocus(panel?.kind ?? null);
  const close = () => {
    setPanel(null);
    aside.giveBack(chosen);
  };
  useFlowKeys({
    chosen,
    onRemove: remove,
    onMove: (id, by) => {
      const node = mayEdit && nodeOf(draft, id);
      if (node) history.edit(replaced(draft, { ...node, x: node.x + by.x, y: node.y + by.y }), `move ${id}`);
    },
    onUndo: history.undo,
    onRedo: history.redo,
    onClose: () => panel && close(),
  });
  const shown = { editing, chosen, faulty, lit };
  const titles = { step: t("step"), try: t("try_title"), runs: t("runs") };
  return (
    <Form
      form={{ ...form, error: conflict ? null : error }}
      label={t("editor")}
      long
      className="gap-0!"
      actions={
        conflict && (
          <div className="px-4 py-3 md:px-6">
            <Conflict
              words={{ conflict: t("conflict"), theirs: t("conflict_theirs"), mine: t("conflict_mine") }}
              onTheirs={meet(onBase)}
              onMine={meet(({ version }) => setExpected(version))}
            />
          </div>
        )
      }
    >
      <Toolbar
        flow={saved}
        history={history}
        mayEdit={mayEdit}
        pending={form.pending}
        dirty={dirty}
        shown={panel?.kind ?? null}
        onShow={(kind) => setPanel(panel?.kind === kind ? null : { kind })}
      />
      <div className="order-last flex md:h-[calc(100dvh-64px-var(--banners,0px))]">
        <div className="min-w-0 flex-1 max-md:px-4 max-md:py-4 max-md:pb-24">
          {isWide === null && <Skeleton className="h-full min-h-[360px]" />}
          {isWide === false && <Outline {...shown} onChoose={choose} />}
          {isWide && <Canvas {...shown} onChoose={choose} onEdit={history.edit} />}
        </div>
        {panel && (
          <aside
            ref={aside.ref}
            tabIndex={-1}
            aria-label={titles[panel.kind]}
            className="outline-none flex w-full flex-col bg-canvas max-md:fixed max-md:inset-0 max-md:z-30 md:w-[360px] md:border-line md:border-l"
          >
            <div className="flex h-14 shrink-0 items-center justify-between gap-2 border-line border-b px-4 md:h-12">
              <h2 className="truncate font-semibold">{titles[panel.kind]}</h2>
              <Button look="ghost" size="icon-sm" aria-label={t("close")} onClick={close}>
                <X aria-hidden className="size-4" />
              </Button>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto p-4">
              {panel.kind === "step" && (
                <StepPanel
                  draft={draft}
                  chosen={panel.id}
                  mayEdit={mayEdit}
                  onEdit={(next, mark) => {
                    if (faulty.has(panel.id)) setMended(new Set(mended).add(panel.id));
                    history.edit(next, mark);
                  }}
                  onMoved={form.forget}
                  onRemove={() => remove(panel.id)}
                />
              )}
              {panel.kind === "try" && <TryPanel flow={base.id} draft={draft} onLit={setPath} />}
              {panel.kind === "runs" && <RunsPanel flow={saved} />}
            </div>
          </aside>
        )}
      </div>
    </Form>
  );
}
