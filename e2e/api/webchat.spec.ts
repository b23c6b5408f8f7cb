import { request } from "node:http";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { clientOf } from "@/e2e/api/client";
import { own, tenants } from "@/e2e/api/subjects";

const { ours, visitor } = tenants;
const { origin = "" } = visitor.headers;
const doors = inject("doors");

type Event = { id: string; event: string; text: string };

// The bot is off: otherwise it may answer before the team.
beforeAll(async () => {
  const call = clientOf(doors.direct);
  const { json: bot } = await call("/bot", { key: ours.key });
  const silenced = await call("/bot", { method: "PUT", key: ours.key, body: { ...bot, enabled: false } });
  expect(silenced.status, silenced.text).toBe(200);
  const session = { headers: { cookie: tenants.session, "sec-fetch-site": "same-origin" } };
  const site = { name: "Shop", greeting: "", allowed_origins: [origin] };
  const opened = await call("/webchat-site", { method: "PUT", body: site, ...session });
  expect(opened.status, opened.text).toBe(200);
});

/** The events of a visitor's stream over a real connection, until there are as many messages as asked for. */
const messagesOf = (door: string, token: string, last: number, count: number): Promise<Event[]> =>
  new Promise((done, fail) => {
    const headers = { origin, "last-event-id": String(last) };
    const path = `${door}/api/v1/public/webchat/stream?key=${visitor.key}&token=${token}`;
    const asked = request(path, { headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        const found = [...text.matchAll(/id: (\d+)\nevent: (message)\ndata: (.*)\n\n/g)];
        if (found.length < count) return;
        asked.destroy();
        done(found.map(([, id = "", event = "", data = "{}"]) => ({ id, event, text: JSON.parse(data).text })));
      });
    });
    asked.on("error", fail).end();
  });

describe.each(Object.entries(doors))("a visitor through the %s door", (name, door) => {
  const call = clientOf(door);
  const enter = async (): Promise<{ token: string; conversation_id: string }> => {
    const { json } = await call("/public/webchat/sessions", {
      method: "POST",
      key: visitor.key,
      headers: { origin },
      body: { name: "Bruna" },
    });
    return json as unknown as { token: string; conversation_id: string };
  };

  it("asks first whether it may, as browsers do", async () => {
    const headers = { "access-control-request-method": "POST", "access-control-request-headers": "authorization" };
    const yes = await call("/public/webchat/messages", { method: "OPTIONS", headers: { ...headers, origin } });
    expect([yes.status, yes.headers["access-control-allow-origin"]]).toEqual([204, origin]);
    const no = await call("/public/webchat/messages", {
      method: "OPTIONS",
      headers: { ...headers, origin: "https://evil.example.com" },
    });
    expect([no.status, no.headers["access-control-allow-origin"]]).toEqual([405, undefined]);
  });

  it("hears both sides in order, and goes on where it was cut off", async () => {
    const { token, conversation_id } = await enter();
    const headers = { origin, "x-webchat-token": token };
    const both = messagesOf(door, token, 0, 4);
    for (const text of ["one", "three"]) {
      const sent = { method: "POST", key: visitor.key, headers, body: { text, client_id: `client-${text}-${name}` } };
      expect((await call("/public/webchat/messages", sent)).status).toBe(201);
      expect((await call("/public/webchat/messages", sent)).status).toBe(201);
      const answer = { method: "POST", key: ours.key, body: { text: `after ${text}` } };
      expect((await call(`/conversations/${conversation_id}/messages`, answer)).status).toBe(201);
    }
    const said = ["one", "after one", "three", "after three"];
    expect(await both).toEqual(said.map((text, i) => ({ id: String(i + 1), event: "message", text })));
    const rest = await messagesOf(door, token, 2, 2);
    expect(rest.map(({ text }) => text)).toEqual(["three", "after three"]);
  });

  it("has no way to holds and files of others", async () => {
    const { token } = await enter();
    const headers = { origin, "x-webchat-token": token };
    const [hold, file] = [await own("/holds", ours), await own("/files", ours)];
    const sent = { key: visitor.key, headers };
    const body = { customer: { name: "Eve", phone: "+5511911110003" } };
    const confirmed = await call(`/public/webchat/holds/${hold}/confirm`, { method: "POST", body, ...sent });
    const released = await call(`/public/webchat/holds/${hold}`, { method: "DELETE", ...sent });
    const shown = await call("/public/webchat/messages", { method: "POST", body: { file_id: file }, ...sent });
    expect([confirmed.status, released.status, shown.status]).toEqual([404, 404, 404]);
  });
});
