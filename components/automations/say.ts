"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { spanWords } from "@/components/automations/duration";
import { type Named, useNames } from "@/components/automations/names";
import {
  askedOf,
  type ConditionField,
  fieldShapes,
  keyed,
  type Placeholder,
  placeholders,
  readingOf,
} from "@/components/automations/vocabulary";
import type { Automation, AutomationAction, Condition, Trigger } from "@/lib/domains/automations/schema";

const longest = 60;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/** The label of a choice; one that no longer exists is called deleted. */
export function useChoiceWords() {
  const t = useTranslations("automations");
  const names = useNames();
  return useMemo(() => {
    const nameIn = (list: readonly Named[] | null, value: string): string =>
      list === null ? "…" : (list.find((each) => each.value === value)?.label ?? t("gone_name"));
    const choice = (field: ConditionField, value: string): string => {
      if (field === "service_id") return nameIn(names.services, value);
      if (field === "stage") return nameIn(names.stages, value);
      const key = { status: "statuses", source: "sources", priority: "priorities", channel: "channels" }[
        field as "status"
      ];
      if (field === "customer.locale")
        return t.has(`languages.${value as "en"}`) ? t(`languages.${value as "en"}`) : value;
      if (!key) return value;
      return t.has(`${key}.${value}` as "statuses.confirmed") ? t(`${key}.${value}` as "statuses.confirmed") : value;
    };
    const actionName = (key: string): string =>
      names.actions === null ? "…" : (names.actions.find((each) => each.key === key)?.label ?? t("gone_name"));
    const memberName = (id: string): string => nameIn(names.members, id);
    const stageName = (key: string): string => nameIn(names.stages, key);
    return { choice, actionName, memberName, stageName };
  }, [t, names]);
}

/** A trigger, a condition, an action and a whole automation, each in a sentence of the screen's language. */
export function useSay() {
  const t = useTranslations("automations");
  const locale = useLocale();
  const words = useChoiceWords();
  return useMemo(() => {
    const any = new Intl.ListFormat(locale, { type: "disjunction" });
    const all = new Intl.ListFormat(locale, { type: "conjunction" });
    const readable = (text: string): string =>
      shortened(
        text.replace(/\{(\w+)\}/g, (whole, name: Placeholder) =>
          placeholders.includes(name) ? `‹${t(`placeholders.${name}`)}›` : whole,
        ),
      );

    const trigger = (of: Trigger): string => {
      if (of.type === "stage.changed")
        return of.stage === null ? t("when_stage") : t("when_stage_to", { stage: words.stageName(of.stage) });
      if (of.type === "message.received")
        return of.channel === null
          ? t("when_message")
          : t("when_message_on", { channel: words.choice("channel", of.channel) });
      if (of.type !== "time_relative") return t(`when.${keyed(of.type)}`);
      if (of.offset_minutes === 0) return t(`at.${of.to}`);
      const span = spanWords(Math.abs(of.offset_minutes), locale);
      return of.offset_minutes > 0 ? t(`after.${of.to}`, { span }) : t(`before.${of.to}`, { span });
    };

    const condition = (of: Condition): string => {
      const reading = readingOf(of);
      const asked = askedOf(of);
      const shape = fieldShapes[of.field];
      const values = asked.length === 0 ? "…" : any.format(asked.map((value) => words.choice(of.field, value)));
      if (shape === "number") {
        const count = Number(of.value);
        return t(`people.${t.has(`people.${reading as "is"}`) ? (reading as "is") : "is"}`, { count });
      }
      if (shape === "tags" && t.has(`tagged.${reading as "is"}`))
        return t(`tagged.${reading as "is"}`, { whose: t(`the.${keyed(of.field)}`), values });
      return t(`asks.${reading}`, { field: t(`the.${keyed(of.field)}`), values });
    };

    const action = (of: AutomationAction): string => {
      switch (of.type) {
        case "send_message":
          return t("does.send_message", { text: readable(of.text) });
        case "notify_team":
          return t("does.notify_team", { text: shortened(of.message) });
        case "add_tag":
          return of.to === "customer"
            ? t("does.tag_customer", { tag: of.tag })
            : t("does.tag_booking", { tag: of.tag });
        case "set_priority":
          return t("does.set_priority", { priority: t(`priorities.${of.priority}`) });
        case "run_action":
          return t("does.run_action", { name: words.actionName(of.key) });
        case "assign":
          return t("does.assign", { name: words.memberName(of.member_id) });
        case "call_webhook":
          return t("does.call_webhook", { host: hostOf(of.url) });
        case "wait":
          return t("does.wait", { span: spanWords(of.minutes, locale) });
      }
    };

    const automation = (of: Pick<Automation, "trigger" | "conditions" | "actions">): string => {
      const [when, what] = [trigger(of.trigger), all.format(of.actions.map(action))];
      if (of.conditions.length === 0) return t("sentence", { when, what });
      return t("sentence_if", { when, what, conditions: all.format(of.conditions.map(condition)) });
    };
    return { trigger, condition, action, automation };
  }, [t, locale, words]);
}
