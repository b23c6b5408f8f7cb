import type { Answer } from "@/lib/testing/companies/messengers";

type Kept = Record<string, unknown> & { name: string; language: string };

/** A template as Graph lists it. */
export const graphTemplate = (name: string, body: string, more: Record<string, unknown> = {}): Kept => ({
  id: `9${name.length}${body.length}`,
  name,
  language: "pt_BR",
  status: "APPROVED",
  category: "UTILITY",
  components: [{ type: "BODY", text: body }],
  ...more,
});

const refusal = (status: number, error: object): Answer => ({ status, body: { error: { code: 100, ...error } } });

/** The templates of the business account that the Graph on this machine knows: listed in pages, made and deleted. */
export function accountTemplates() {
  const kept: Kept[] = [];
  const state = { pageSize: 100, down: null as Answer | null };
  let n = 0;
  const list = (query: URLSearchParams): Answer => {
    const from = Number(query.get("after") ?? 0);
    const to = from + Math.min(state.pageSize, Number(query.get("limit") ?? 25));
    const more = to < kept.length ? { next: "https://graph.invalid/next" } : {};
    return { status: 200, body: { data: kept.slice(from, to), paging: { cursors: { after: String(to) }, ...more } } };
  };
  const make = (asked: Record<string, unknown>): Answer => {
    const { name, language } = asked as Kept;
    if (kept.some((each) => each.name === name && each.language === language))
      return refusal(400, {
        error_subcode: 2388024,
        message: "Invalid parameter",
        error_user_msg: "It already exists.",
      });
    if (JSON.stringify(asked.components).includes("forbidden"))
      return refusal(400, {
        error_subcode: 2388299,
        message: "Invalid parameter",
        error_user_msg: "These words are not allowed.",
      });
    const id = `77${++n}`;
    kept.push({ ...asked, id, name, language, status: "PENDING" });
    return { status: 200, body: { id, status: "PENDING", category: asked.category } };
  };
  const remove = (name: string | null): Answer => {
    const left = kept.filter((each) => each.name !== name);
    if (left.length === kept.length) return refusal(404, { message: "Template name does not exist" });
    kept.splice(0, kept.length, ...left);
    return { status: 200, body: { success: true } };
  };
  return {
    kept,
    state,
    answer: (method: string, query: URLSearchParams, json: Record<string, unknown>): Answer => {
      if (state.down) return state.down;
      if (method === "POST") return make(json);
      return method === "DELETE" ? remove(query.get("name")) : list(query);
    },
  };
}

/** What Meta delivers when it has decided over a template, or its quality changed. */
export const templateDelivery = (
  account: string,
  name: string,
  value: { event: string; reason?: string } | { new_quality_score: string },
  time = Math.floor(Date.now() / 1000),
  language = "pt_BR",
) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: account,
      time,
      changes: [
        {
          field: "event" in value ? "message_template_status_update" : "message_template_quality_update",
          value: { message_template_id: 1, message_template_name: name, message_template_language: language, ...value },
        },
      ],
    },
  ],
});
