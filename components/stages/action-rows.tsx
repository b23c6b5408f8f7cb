"use client";

import { ArrowRight, ChevronDown, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { RowButtons } from "@/components/forms/row-buttons";
import { ActionFields } from "@/components/stages/action-fields";
import { Dot } from "@/components/stages/category";
import { type Action, type Draft, freshKey, moved, replaced, without } from "@/components/stages/draft";
import type { Edit } from "@/components/stages/stage-rows";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";

const nothing: Action["requires"] = { resource: false, comment: false, photo: false, location: false, fields: [] };

function Summary({ draft, action }: { draft: Draft; action: Action }) {
  const t = useTranslations("stages");
  const stageOf = (key: string) => draft.stages.find((stage) => stage.key === key);
  const to = stageOf(action.to);
  const from = action.from.flatMap((key) => stageOf(key)?.name || []);
  return (
    <span className="min-w-0 flex-1 text-left">
      <span className="block truncate font-medium">{action.label || t("unnamed_action")}</span>
      <span className="flex min-w-0 items-center gap-1 text-ink-soft text-sm">
        <span className="truncate">{from.length > 0 ? from.join(", ") : t("from_nowhere")}</span>
        <ArrowRight aria-hidden className="size-3 shrink-0" />
        <span className="sr-only">{t("leads_to")}</span>
        {to && <Dot color={to.color} />}
        <span className="shrink-0">{to?.name ?? t("choose_stage")}</span>
        {action.effect !== "none" && (
          <span className="hidden shrink-0 md:inline">· {t(`effect.${action.effect}`)}</span>
        )}
      </span>
    </span>
  );
}

type RowProps = {
  draft: Draft;
  index: number;
  action: Action;
  edit: Edit;
  open: boolean;
  /** Just added: it has the focus. */
  isNew: boolean;
  onOpen: (open: boolean) => void;
  kept: ReadonlySet<string>;
};

function Row({ draft, index, action, edit, open, isNew, onOpen, kept }: RowProps) {
  const t = useTranslations("stages");
  const id = useId();
  const name = action.label || t("unnamed_action");
  const row = useRef<HTMLLIElement>(null);
  // A row opened below the fold scrolls into view, above the bottom bar.
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <li ref={row} className="scroll-mt-4 scroll-mb-28 border-line border-b last:border-b-0">
      <div className="flex items-center gap-1 pr-2 md:pr-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-2 hover:bg-well md:px-4"
        >
          <ChevronDown
            aria-hidden
            className={cx("size-4 shrink-0 text-ink-faint transition-transform", !open && "-rotate-90")}
          />
          <Summary draft={draft} action={action} />
        </button>
        <span className={cx(!open && "hidden md:block")}>
          <RowButtons
            words={{ up: t("up", { name }), down: t("down", { name }), remove: t("remove", { name }) }}
            index={index}
            count={draft.actions.length}
            onMove={(by) => edit({ ...draft, actions: moved(draft.actions, index, by) }, true)}
            onRemove={() => edit({ ...draft, actions: without(draft.actions, index) }, true)}
          />
        </span>
      </div>
      <div id={id} hidden={!open} className="px-3 pt-1 pb-5 md:pr-4 md:pl-11">
        {open && (
          <ActionFields
            draft={draft}
            index={index}
            action={action}
            kept={kept}
            isNew={isNew}
            onChange={(changed, shifted) =>
              edit({ ...draft, actions: replaced(draft.actions, index, changed) }, shifted)
            }
          />
        )}
      </div>
    </li>
  );
}

/** The actions; the rows that the API found wrong open by themselves. */
export function ActionRows({
  draft,
  edit,
  faulty,
  kept,
}: {
  draft: Draft;
  edit: Edit;
  faulty: readonly number[];
  kept: ReadonlySet<string>;
}) {
  const t = useTranslations("stages");
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string | null>(null);
  const wrong = faulty.map((index) => draft.actions[index]?.key ?? "").join(" ");
  useEffect(() => {
    if (wrong) setOpened((known) => new Set([...known, ...wrong.split(" ")]));
  }, [wrong]);
  const open = (key: string, is: boolean) =>
    setOpened((known) => {
      const next = new Set(known);
      if (is) next.add(key);
      else next.delete(key);
      return next;
    });
  const add = () => {
    const key = freshKey();
    const action: Action = { key, label: "", from: [], to: "", effect: "none", requires: nothing, outcome: null };
    edit({ ...draft, actions: [...draft.actions, action] }, true);
    open(key, true);
    setAdded(key);
  };
  return (
    <section aria-labelledby="actions-head">
      <div className="mb-3 flex items-end justify-between gap-4">
        <div>
          <h2 id="actions-head" className="font-semibold text-lg">
            {t("actions")}
          </h2>
          <p className="text-ink-soft">{t("actions_text")}</p>
        </div>
        <Button size="sm" onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t("add_action")}
        </Button>
      </div>
      {draft.actions.length > 0 ? (
        <ol className="rounded-md border border-line">
          {draft.actions.map((action, index) => (
            <Row
              key={action.key}
              draft={draft}
              index={index}
              action={action}
              edit={edit}
              kept={kept}
              open={opened.has(action.key)}
              isNew={action.key === added}
              onOpen={(is) => open(action.key, is)}
            />
          ))}
        </ol>
      ) : (
        <p className="rounded-md border border-line border-dashed px-4 py-6 text-center text-ink-soft">
          {t("no_actions")}
        </p>
      )}
    </section>
  );
}
