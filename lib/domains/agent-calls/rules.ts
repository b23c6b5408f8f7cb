import { redact } from "@/lib/core/secrets/redact";
import { cut } from "@/lib/core/text/cut";

/** What a widely read log must not hold: personal data, messages, and secrets. */
const personal = new Set([
  ...["phone", "email", "address", "location", "q", "notes", "note", "reason", "body", "text", "intake", "data"],
  "params", // What is put into a template: names, mostly.
  ...["password", "secret", "token", "api_key", "authorization", "idempotency_key"],
]);
const ofPeople = new Set(["name", "company", "tags", "tag"]);
const secret = /\b(tk_live_|tk_test_|whsec_|pk_)[\w+/=-]+/g;
const hidden = "•••";
const longest = { text: 120, list: 10, fields: 40, depth: 4, detail: 500 };

function shortened(text: string): string {
  const safe = redact(text.replace(secret, hidden)) as string;
  return cut(safe, longest.text) + (safe.length > longest.text ? "…" : "");
}

function kept(value: unknown, ofCustomer: boolean, depth: number): unknown {
  if (typeof value === "string") return shortened(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "…";
  if (Array.isArray(value)) {
    const items = value.slice(0, longest.list).map((item) => kept(item, ofCustomer, depth - 1));
    return value.length > longest.list ? [...items, "…"] : items;
  }
  return fields(value as Record<string, unknown>, ofCustomer, depth - 1);
}

function fields(given: Record<string, unknown>, ofCustomer: boolean, depth: number): Record<string, unknown> {
  const entries = Object.entries(given).slice(0, longest.fields);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const isPersonal = personal.has(name) || (ofCustomer && ofPeople.has(name));
      const gone = isPersonal && value !== null && value !== undefined;
      return [shortened(name), gone ? hidden : kept(value, ofCustomer || name === "customer", depth)];
    }),
  );
}

/** The arguments of a call as the log keeps them. A name or a tag is personal where it is a customer's. */
export const forTheLog = (tool: string, given: Record<string, unknown>): Record<string, unknown> =>
  fields(given, /_customers?$/.test(tool), longest.depth);

/** Why a call was refused, as the log keeps it: it may quote what the arguments hide. */
export const reasonForTheLog = (detail: string): string => cut(redact(detail) as string, longest.detail);
