import { newAction, newTrigger } from "@/components/automations/vocabulary";
import type { Automation } from "@/lib/domains/automations/schema";

/** What a person changes of an automation. */
export type Draft = Pick<Automation, "name" | "enabled" | "trigger" | "conditions" | "actions">;

export const draftOf = ({ name, enabled, trigger, conditions, actions }: Draft): Draft => ({
  name,
  enabled,
  trigger,
  conditions,
  actions,
});

export const blank = (): Draft => ({
  name: "",
  enabled: true,
  trigger: newTrigger("time_relative"),
  conditions: [],
  actions: [newAction("send_message")],
});

export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
