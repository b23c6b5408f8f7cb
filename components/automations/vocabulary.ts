import type { AutomationAction, Condition, Trigger } from "@/lib/domains/automations/schema";

export type TriggerType = Trigger["type"];
export type ActionType = AutomationAction["type"];
export type ConditionField = Condition["field"];

type Keyed<Name extends string> = Name extends `${infer Before}.${infer After}` ? `${Before}_${After}` : Name;

/** A name as a message key, where a dot would nest: "booking_created". */
export const keyed = <Name extends string>(name: Name): Keyed<Name> => name.replace(".", "_") as Keyed<Name>;

/** What can begin an automation, in the order and groups of the choice. */
export const triggerGroups = {
  time: ["time_relative"],
  booking: [
    "booking.created",
    "booking.confirmed",
    "booking.rescheduled",
    "booking.cancelled",
    "booking.no_show",
    "booking.completed",
  ],
  work: ["stage.changed"],
  chat: ["message.received"],
} as const satisfies Record<string, readonly TriggerType[]>;
export type TriggerGroup = keyof typeof triggerGroups;

export const moments = ["start", "end", "due"] as const;
export const statuses = [
  "pending_payment",
  "confirmed",
  "checked_in",
  "completed",
  "no_show",
  "cancelled",
  "rescheduled",
  "failed",
] as const;

/** A trigger by message has no booking, so conditions and actions about one are not offered. */
export const hasBooking = (trigger: TriggerType | undefined): boolean => trigger !== "message.received";

/** How a field is asked about. */
export const fieldShapes = {
  service_id: "choice",
  stage: "choice",
  status: "choice",
  priority: "choice",
  source: "choice",
  tags: "tags",
  party_size: "number",
  channel: "choice",
  text: "text",
  "customer.tags": "tags",
  "customer.locale": "choice",
} as const satisfies Record<ConditionField, "choice" | "tags" | "number" | "text">;

const ofMessages: readonly ConditionField[] = ["channel", "text", "customer.tags", "customer.locale"];
const fields = Object.keys(fieldShapes) as ConditionField[];

export const fieldsFor = (trigger: TriggerType | undefined): readonly ConditionField[] =>
  trigger === undefined
    ? fields
    : fields.filter((field) => (hasBooking(trigger) ? field !== "text" : ofMessages.includes(field)));

const actionTypes = {
  send_message: "any",
  wait: "any",
  notify_team: "any",
  add_tag: "any",
  set_priority: "booking",
  run_action: "booking",
  assign: "any",
  call_webhook: "any",
} as const satisfies Record<ActionType, "any" | "booking">;

export const actionsFor = (trigger: TriggerType | undefined): readonly ActionType[] =>
  (Object.keys(actionTypes) as ActionType[]).filter((type) => actionTypes[type] === "any" || hasBooking(trigger));

/** The variables of a message, and whether each needs a booking. */
export const placeholders = ["customer", "service", "start", "business"] as const;
export type Placeholder = (typeof placeholders)[number];
export const placeholdersFor = (trigger: TriggerType | undefined): readonly Placeholder[] =>
  placeholders.filter((each) => hasBooking(trigger) || each === "customer" || each === "business");

const firstTriggers: { [Type in TriggerType]: Extract<Trigger, { type: Type }> | { type: Type } } = {
  time_relative: { type: "time_relative", offset_minutes: -1440, to: "start" },
  "stage.changed": { type: "stage.changed", stage: null },
  "message.received": { type: "message.received", channel: null },
  "booking.created": { type: "booking.created" },
  "booking.confirmed": { type: "booking.confirmed" },
  "booking.cancelled": { type: "booking.cancelled" },
  "booking.rescheduled": { type: "booking.rescheduled" },
  "booking.no_show": { type: "booking.no_show" },
  "booking.completed": { type: "booking.completed" },
};

/** A trigger of a type as it begins, before anything is chosen. */
export const newTrigger = (type: TriggerType): Trigger => firstTriggers[type] as Trigger;

/** An action of a type as it begins; what is empty the API asks for. */
export function newAction(type: ActionType, trigger?: TriggerType): AutomationAction {
  const first: { [Type in ActionType]: Extract<AutomationAction, { type: Type }> } = {
    send_message: { type: "send_message", text: "", template: null },
    wait: { type: "wait", minutes: 60 },
    notify_team: { type: "notify_team", message: "" },
    add_tag: { type: "add_tag", tag: "", to: hasBooking(trigger) ? "booking" : "customer" },
    set_priority: { type: "set_priority", priority: "high" },
    run_action: { type: "run_action", key: "", resource_id: null },
    assign: { type: "assign", member_id: "" },
    call_webhook: { type: "call_webhook", url: "" },
  };
  return first[type];
}

const firstConditions = {
  choice: { op: "in", value: [] },
  tags: { op: "in", value: [] },
  number: { op: "gt", value: 1 },
  text: { op: "contains", value: [] },
} as const;

export function newCondition(field: ConditionField): Condition {
  const { op, value } = firstConditions[fieldShapes[field]];
  return { field, op, value: typeof value === "number" ? value : [...value] };
}

/** What a condition asks for, as a list, however it was written. */
export const askedOf = ({ value }: Condition): string[] =>
  Array.isArray(value) ? value : value === null || typeof value === "boolean" ? [] : [String(value)];

/** How a condition reads to a person: several ways of writing it mean the same. */
export const readings = ["is", "is_not", "more", "less", "contains", "known", "unknown"] as const;
export type Reading = (typeof readings)[number];

export function readingOf({ op, value }: Condition): Reading {
  if (op === "exists") return value === false ? "unknown" : "known";
  const plain = { eq: "is", in: "is", neq: "is_not", not_in: "is_not", gt: "more", lt: "less", contains: "contains" };
  return plain[op] as Reading;
}

export const readingsFor = (field: ConditionField): readonly Reading[] => {
  const shape = fieldShapes[field];
  if (shape === "number") return ["is", "is_not", "more", "less"];
  if (shape === "text") return ["contains"];
  const nullable = shape === "tags" || field === "channel" || field === "customer.locale";
  return nullable ? ["is", "is_not", "known", "unknown"] : ["is", "is_not"];
};

/** The condition as it is written for a reading, with what was asked for so far. */
export function reread(condition: Condition, reading: Reading): Condition {
  const { field } = condition;
  if (reading === "known" || reading === "unknown") return { field, op: "exists", value: reading === "known" };
  if (fieldShapes[field] === "number") {
    const op = ({ is: "eq", is_not: "neq", more: "gt", less: "lt" } as const)[reading as "is"] ?? condition.op;
    return { field, op, value: typeof condition.value === "number" ? condition.value : 1 };
  }
  const op = ({ is: "in", is_not: "not_in", contains: "contains" } as const)[reading as "is"] ?? condition.op;
  return { field, op, value: askedOf(condition) };
}
