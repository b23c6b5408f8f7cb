import type { Conversation } from "@/clients/typescript/src/client";

type Until = Pick<Conversation, "snoozed_until" | "status">;

/** Whether it is put off at this moment. */
export const isSnoozed = ({ snoozed_until, status }: Until, now: Date): boolean =>
  status === "open" && snoozed_until !== null && Date.parse(snoozed_until) > now.getTime();

/** Whether it was put off and its time has come. */
export const isBack = (conversation: Until, now: Date): boolean =>
  conversation.status === "open" && conversation.snoozed_until !== null && !isSnoozed(conversation, now);
