"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Conflict } from "@/components/forms/conflict";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { TurneroProblem } from "@/components/problem";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { ActionRows } from "@/components/stages/action-rows";
import { contentOf, type Draft, draftOf } from "@/components/stages/draft";
import { Graph } from "@/components/stages/graph";
import { leftStages, MoveTasks, strandedStages } from "@/components/stages/move-tasks";
import { stageConfig } from "@/components/stages/queries";
import { StageRows } from "@/components/stages/stage-rows";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { SaveBar } from "@/components/ui/save-bar";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { StageConfig } from "@/lib/domains/stages/schema";

const faultsOf = (error: unknown) => (error instanceof TurneroProblem ? error.errors : []);

/** The rows of actions that the API found something wrong with. */
const faultyActions = (error: unknown): number[] => [
  ...new Set(
    faultsOf(error).flatMap(({ pointer }) => {
      const row = /^#\/actions\/(\d+)/.exec(pointer)?.[1];
      return row === undefined ? [] : [Number(row)];
    }),
  ),
];

/** Saving with a way back: the version before is one revert away. */
function useSaving(base: StageConfig, draft: Draft, onSaved: (saved: StageConfig) => void) {
  const t = useTranslations("stages");
  const toast = useToast();
  const queries = useQueryClient();
  const [migrate, setMigrate] = useState<Record<string, string>>({});
  const [expected, setExpected] = useState(base.version);
  const settle = (saved: StageConfig) => {
    queries.setQueryData(stageConfig().queryKey, saved);
    void queries.invalidateQueries({ queryKey: ["stages", "versions"] });
    setMigrate({});
    setExpected(saved.version);
    onSaved(saved);
  };
  const form = useDraftForm({
    send: () => {
      const content = contentOf(draft);
      const moves = Object.fromEntries(
        leftStages(base, draft).flatMap(({ key: from }) => {
          const to = migrate[from];
          if (to === undefined) return [];
          return [[from, content.stages[draft.stages.findIndex(({ key }) => key === to)]?.key ?? to]];
        }),
      );
      const moved = Object.keys(moves).length > 0 ? { migrate: moves } : {};
      return turnero.stageConfig.put({ expected_version: expected, ...content, ...moved });
    },
    onDone: (saved) => {
      settle(saved);
      const back = async () =>
        settle(await turnero.stageConfig.versions.revert(String(expected), { expected_version: saved.version }));
      toast.undoable(t("saved", { version: saved.version }), back, { about: "stages" });
    },
  });
  return { form, migrate, setMigrate, setExpected };
}

export function StageEditor({ first }: { first: StageConfig }) {
  const { data: current } = useQuery({ ...stageConfig(), initialData: first });
  const [base, setBase] = useState(current);
  const [seen, setSeen] = useState(0);
  const refresh = (config: StageConfig) => {
    setBase(config);
    setSeen(seen + 1);
  };
  return <Editor key={seen} base={base} onBase={refresh} />;
}

function Editor({ base, onBase }: { base: StageConfig; onBase: (config: StageConfig) => void }) {
  const t = useTranslations("stages");
  const queries = useQueryClient();
  const mayEdit = useShell().member.role !== "agent";
  const [draft, setDraft] = useState(() => draftOf(base));
  const dirty = JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(draftOf(base)));
  const { form, migrate, setMigrate, setExpected } = useSaving(base, draft, onBase);
  const { error } = form;
  const conflict = error instanceof TurneroProblem && error.code === "version_conflict";
  const stranded = strandedStages(base, draft, faultsOf(error));
  const edit = (next: Draft, moved = false) => {
    setDraft(next);
    if (moved) form.forget();
  };
  const newest = async () => {
    form.forget();
    return queries.fetchQuery({ ...stageConfig(), staleTime: 0 });
  };

  useUnsavedGuard(dirty);

  return (
    <>
      <PageHeader
        title={t("title")}
        action={
          <Link href="/stages/history" className={buttonClass()}>
            <History aria-hidden className="size-4" />
            {t("history")}
          </Link>
        }
      />
      <div className="px-4 pb-28 md:px-6">
        <p className="mb-4 max-w-[720px] text-ink-soft">{t("text")}</p>
        <Graph draft={draft} />
        <Form
          form={form}
          label={t("title")}
          long
          className="mx-auto mt-8 max-w-[860px] gap-8"
          actions={
            <>
              {conflict && (
                <Conflict
                  words={{ conflict: t("conflict"), theirs: t("conflict_theirs"), mine: t("conflict_mine") }}
                  onTheirs={async () => onBase(await newest())}
                  onMine={async () => setExpected((await newest()).version)}
                />
              )}
              <SaveBar
                shown={dirty && mayEdit}
                pending={form.pending}
                onDiscard={() => onBase(base)}
                words={{ unsaved: t("unsaved"), save: t("save"), discard: t("discard") }}
              />
            </>
          }
        >
          <fieldset disabled={!mayEdit} className="contents">
            {!mayEdit && <Notice>{t("read_only")}</Notice>}
            <StageRows draft={draft} edit={edit} />
            {stranded.length > 0 && (
              <MoveTasks draft={draft} stages={stranded} migrate={migrate} onChange={setMigrate} />
            )}
            <ActionRows
              draft={draft}
              edit={edit}
              faulty={faultyActions(error)}
              kept={new Set(base.actions.flatMap(({ requires }) => requires.fields.map(({ key }) => key)))}
            />
          </fieldset>
        </Form>
      </div>
    </>
  );
}
