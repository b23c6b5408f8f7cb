"use client";

import {
  Bell,
  GitBranch,
  Globe,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  Play,
  Plus,
  SignalHigh,
  Tag,
  Unplug,
  UserRoundPlus,
  Zap,
} from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useSay } from "@/components/automations/say";
import { actionsFor } from "@/components/automations/vocabulary";
import { type Draft, type Exit, edgeOf, isSpare, type StepType, start } from "@/components/flows/draft";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import type { FlowNode } from "@/lib/domains/automations/flows/schema";

export const stepIcons: Record<StepType | typeof start, LucideIcon> = {
  [start]: Zap,
  condition: GitBranch,
  send_message: MessageSquare,
  wait: Hourglass,
  notify_team: Bell,
  add_tag: Tag,
  set_priority: SignalHigh,
  run_action: Play,
  assign: UserRoundPlus,
  call_webhook: Globe,
};

export const stepTypeOf = (node: FlowNode): StepType => (node.kind === "action" ? node.action.type : "condition");

/** A step in a sentence that can stand alone. */
export function useStepSentence() {
  const t = useTranslations("flows");
  const say = useSay();
  const locale = useLocale();
  return useMemo(() => {
    const all = new Intl.ListFormat(locale, { type: "conjunction" });
    const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    const node = (of: FlowNode): string =>
      of.kind === "action"
        ? capital(say.action(of.action))
        : t("asks", { conditions: all.format(of.conditions.map(say.condition)) });
    return { node, trigger: say.trigger };
  }, [t, say, locale]);
}

export type Editing = {
  draft: Draft;
  mayEdit: boolean;
  add: (exit: Exit, type: StepType) => void;
  part: (exit: Exit) => void;
};

/** The plus at an exit: what is to come there. */
export function AddStep({ editing, exit }: { editing: Editing; exit: Exit }) {
  const t = useTranslations("flows");
  const words = useTranslations("automations");
  const { draft, mayEdit, add, part } = editing;
  if (!mayEdit) return null;
  const edge = edgeOf(draft, exit);
  const types: readonly StepType[] = ["condition", ...actionsFor(draft.trigger.type)];
  const nth = draft.nodes.findIndex(({ id }) => id === exit.from) + 1;
  const label = exit.branch === null ? t("add_after", { number: nth }) : t(`add_after_${exit.branch}`, { number: nth });
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        <Button size="icon-sm" aria-label={label} className="nodrag nopan rounded-full! bg-raised">
          <Plus aria-hidden className="size-4" />
        </Button>
      }
      entries={[
        ...types.map((type) => {
          const Icon = stepIcons[type];
          return {
            do: type === "condition" ? t("condition") : words(`actions.${type}`),
            icon: <Icon aria-hidden className="size-4" />,
            onSelect: () => add(exit, type),
          };
        }),
        ...(edge && isSpare(draft, edge)
          ? [
              "line" as const,
              {
                do: t("part"),
                icon: <Unplug aria-hidden className="size-4" />,
                danger: true,
                onSelect: () => part(exit),
              },
            ]
          : []),
      ]}
    />
  );
}
