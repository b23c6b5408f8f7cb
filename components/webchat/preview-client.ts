import type { WidgetClient } from "@/components/webchat/widget-client";
import type { Say } from "@/components/webchat/words";
import type { WebchatMessage } from "@/lib/domains/webchat/visitors/schema";

const day = 86_400_000;

/** A client without requests: the settings' preview looks and answers like the real one. */
export function previewClient(say: Say): WidgetClient {
  let n = 0;
  const made = (
    from: WebchatMessage["from"],
    text: string | null,
    more: Partial<WebchatMessage> = {},
  ): WebchatMessage => ({
    id: `preview-${++n}`,
    n,
    client_id: null,
    from,
    name: "",
    kind: "text",
    text,
    location: null,
    file: null,
    edited_at: null,
    created_at: new Date().toISOString(),
    ...more,
  });
  const said = [made("team", say("preview_hello")), made("visitor", say("preview_question"))];
  const service = {
    id: "preview",
    name: say("preview_service"),
    description: null,
    duration_minutes: 30,
    max_party_size: 1,
    price_cents: null,
    deposit_cents: null,
    currency: "USD" as const,
    intake_fields: [],
  };
  const booking = (start: string, status: "held" | "confirmed") => ({
    id: "preview",
    status,
    service_id: "preview",
    start,
    end: start,
    party_size: 1,
    price_cents: null,
    hold_expires_at: new Date(Date.now() + 600_000).toISOString(),
    currency: "USD" as const,
  });
  let held = "";
  return {
    enter: async () => ({ token: "preview", conversation_id: "preview", expires_at: "" }),
    messages: async (_token, after) => said.filter((message) => message.n > after),
    say: async (_token, { client_id = null, text = null }) => made("visitor", text, { client_id }),
    upload: async (_token, { name, size }) => ({
      id: "preview",
      name,
      size,
      media_type: "",
      width: null,
      height: null,
      url: "#",
      thumbnail_url: null,
    }),
    services: async () => [service],
    slots: async (_token, { from }) => {
      const first = Math.ceil(Date.parse(from) / day) * day + 12 * 3_600_000;
      const starts = [0, 1, 2].flatMap((days) => [0, 1, 2, 3].map((hour) => first + days * day + hour * 3_600_000));
      const data = starts.map((at) => ({ start: new Date(at).toISOString(), end: new Date(at).toISOString() }));
      return { data, unavailable_reason: null };
    },
    hold: async (_token, { start }) => {
      held = start;
      return { ...booking(start, "held"), own_visits: [], lasts: 600_000 };
    },
    confirm: async () => booking(held, "confirmed"),
    release: async () => {},
    follow: (_token, _last, signal) => new Promise((done) => signal.addEventListener("abort", () => done())),
  };
}
