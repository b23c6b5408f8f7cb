import { choicesOf, type Media, resolved, type Schema } from "@/components/docs/description";

const ids: Record<string, string> = {
  service: "svc",
  resource: "res",
  group: "grp",
  schedule: "sch",
  booking: "bkg",
  hold: "bkg",
  customer: "cus",
  conversation: "cnv",
  member: "mbr",
  comment: "cmt",
  attachment: "att",
  delivery: "dlv",
  endpoint: "whe",
  event: "evt",
  key: "key",
};

const words: Record<string, string> = {
  name: "Ana Souza",
  phone: "+5511987654321",
  email: "ana@example.com",
  timezone: "America/Sao_Paulo",
  locale: "pt-BR",
  color: "#2563eb",
  url: "https://example.com/hooks/turnero",
  date: "2026-03-02",
  title: "Opening hours",
  text: "See you tomorrow at 14:30.",
  body: "Rings twice, side entrance.",
  reason: "The customer asked for it.",
  from: "09:00",
  to: "18:00",
  password: "correct horse battery",
};

function textSample(name: string, { format }: Schema): string {
  if (format === "date-time") return "2026-03-02T14:30:00-03:00";
  if (format === "date") return "2026-03-02";
  if (format === "email") return "ana@example.com";
  if (format === "uri") return "https://example.com/hooks/turnero";
  const thing = ids[name.replace(/_ids?$/, "")];
  if (/_ids?$/.test(name) || name === "id") return `${thing ?? "bkg"}_2AbCdEfGhJkMnPqRsTuVwX`;
  return words[name] ?? "text";
}

export type Wanted = {
  all: Record<string, Schema> /** Only what must be sent, or everything that is answered. */;
  only: "required" | "all";
};

function plain(schema: Schema, name: string): unknown {
  const type = [schema.type ?? "string"].flat().find((each) => each !== "null");
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? (name === "party_size" ? 1 : 30);
  return textSample(name, schema);
}

/** A believable value of a schema: its own example where it has one. */
export function sample(given: Schema, wanted: Wanted, name = "", depth = 0): unknown {
  const schema = resolved(given, wanted.all);
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((each) => each !== null);
  const choices = choicesOf(schema);
  if (choices.length > 0) return sample(choices.at(-1) as Schema, wanted, name, depth + 1);
  if (schema.properties) {
    if (depth > 5) return {};
    const entries = Object.entries(schema.properties).filter(
      ([key]) => wanted.only === "all" || (schema.required ?? []).includes(key),
    );
    return Object.fromEntries(entries.map(([key, each]) => [key, sample(each, wanted, key, depth + 1)]));
  }
  if (schema.items) return depth > 5 ? [] : [sample(schema.items, wanted, name, depth + 1)];
  if (schema.type === "object") return {};
  return plain(schema, name);
}

/** The description's own example, or one made from the schema. */
export function mediaSample(media: Media, wanted: Wanted): unknown {
  if (media.example !== undefined) return media.example;
  return media.schema ? sample(media.schema, wanted) : {};
}
