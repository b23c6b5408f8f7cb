"use client";

import { CornerDownRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Lit } from "@/components/flows/canvas";
import { type Exit, edgeOf, exitsOf, nodeOf, start } from "@/components/flows/draft";
import { AddStep, type Editing, stepIcons, stepTypeOf, useStepSentence } from "@/components/flows/step-look";
import { cx } from "@/components/ui/classes";

type Props = {
  editing: Editing;
  chosen: string | null;
  faulty: ReadonlySet<string>;
  lit: Lit;
  onChoose: (id: string) => void;
};

function Row({ id, chosen, faulty, lit, editing, onChoose }: Props & { id: string }) {
  const t = useTranslations("flows");
  const sentence = useStepSentence();
  const node = nodeOf(editing.draft, id);
  const Icon = stepIcons[node ? stepTypeOf(node) : start];
  const on = lit === null || id === start || lit.ids.has(id);
  return (
    <button
      type="button"
      aria-pressed={chosen === id}
      onClick={() => onChoose(id)}
      className={cx(
        "flex min-h-11 w-full items-start gap-2 rounded-md border bg-raised p-3 text-left",
        faulty.has(id) ? "border-trouble" : lit && on ? "border-accent" : "border-line",
        (chosen === id || lit?.current === id) && "ring-2 ring-accent",
        !on && "border-dashed",
      )}
    >
      <Icon aria-hidden className="mt-[3px] size-4 shrink-0 text-ink-soft" />
      <span className={cx("min-w-0 break-words", !on && "text-ink-soft")}>
        {node ? sentence.node(node) : sentence.trigger(editing.draft.trigger)}
        {faulty.has(id) && <span className="block text-sm text-trouble-text">{t("faulty")}</span>}
      </span>
    </button>
  );
}

/** What follows at an exit, down to its end or to a step that is already listed above. */
function Road({ exit, above, ...props }: Props & { exit: Exit; above: Set<string> }) {
  const t = useTranslations("flows");
  const sentence = useStepSentence();
  const { draft } = props.editing;
  const node = nodeOf(draft, edgeOf(draft, exit)?.to ?? null);
  const add = (
    <li className="flex">
      <AddStep editing={props.editing} exit={exit} />
    </li>
  );
  if (!node) return add;
  if (above.has(node.id)) {
    return (
      <>
        {add}
        <li className="flex items-start gap-2 text-ink-soft text-sm">
          <CornerDownRight aria-hidden className="mt-[3px] size-4 shrink-0" />
          {t("goes_on_with", { step: sentence.node(node) })}
        </li>
      </>
    );
  }
  above.add(node.id);
  const exits = exitsOf(node);
  return (
    <>
      {add}
      <li>
        <Row id={node.id} {...props} />
        {node.kind === "condition" &&
          exits.map((each) => (
            <div key={each.branch} className="mt-2 ml-3 border-line border-l-2 pl-3">
              <p className="mb-2 font-medium text-ink-soft text-sm">{t(`if_${each.branch ?? "yes"}`)}</p>
              <ol className="flex flex-col gap-2">
                <Road exit={each} above={above} {...props} />
              </ol>
            </div>
          ))}
      </li>
      {node.kind === "action" && exits[0] && <Road exit={exits[0]} above={above} {...props} />}
    </>
  );
}

/** The flow as a list read from top to bottom; branches of a condition are indented. */
export function Outline(props: Props) {
  const t = useTranslations("flows");
  return (
    <ol aria-label={t("steps")} className="flex flex-col gap-2">
      <li>
        <Row id={start} {...props} />
      </li>
      <Road exit={{ from: start, branch: null }} above={new Set()} {...props} />
    </ol>
  );
}
