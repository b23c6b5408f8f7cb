import { randomUUID } from "node:crypto";
import type { Caller } from "@/soak/caller";
import type { Told } from "@/soak/ledger";

let people = 0;
const someone = (name: string) => ({ name, phone: `+59598${1_000_000 + people++}` });

const day = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
/** One of the hours that everybody wants, the early ones most. */
const hour = (client: Caller): string =>
  new Date(day + (24 + Math.floor(client.random() ** 2 * 48)) * 3_600_000).toISOString();

const idOf = (told: Told | null): string | null =>
  told && told.status < 300 && typeof told.body.id === "string" ? told.body.id : null;

type Page = { data: Record<string, unknown>[] };

/** The call with a key, its mark put where the effect will show it. */
const keyed = (
  client: Caller,
  operation: string,
  path: string,
  bodyOf: (mark: string) => unknown,
): Promise<Told | null> => {
  const mark = client.mark();
  return client.write({ operation, path, body: bodyOf(mark), key: mark, mark });
};

const move = (client: Caller, operation: string, id: string, verb: string) =>
  client.write({ operation, path: `/bookings/${id}/${verb}`, body: { reason: "soak" } });

const paper = (mark: string): FormData => {
  const form = new FormData();
  form.set("file", new Blob([`%PDF-1.4\n${mark}\n%%EOF\n`], { type: "application/pdf" }), `${mark}.pdf`);
  return form;
};

async function follow(client: Caller, id: string): Promise<void> {
  const { random } = client;
  const path = `/bookings/${id}`;
  if (random() < 0.3) await keyed(client, "createBookingComment", `${path}/comments`, (body) => ({ body }));
  if (random() < 0.3) await keyed(client, "createAttachment", `${path}/attachments`, paper);
  if (random() < 0.4) {
    const body = { priority: client.pick(["low", "high", "urgent"]), tags: [client.project.mark] };
    await client.write({ operation: "updateWorkItem", method: "PATCH", path: `/work-items/${id}`, body });
  }
  if (random() < 0.3) await client.read("listBookingTimeline", `${path}/timeline`);
  const end = random();
  if (end < 0.35) await move(client, "cancelBooking", id, "cancel");
  else if (end < 0.6) {
    const told = await keyed(client, "rescheduleBooking", `${path}/reschedule`, (reason) => ({
      start: hour(client),
      reason,
    }));
    const moved = idOf(told);
    if (moved && client.chance(0.5)) await move(client, "cancelBooking", moved, "cancel");
  } else if (end < 0.7) await move(client, "markNoShow", id, "no-show");
  else if (end < 0.85) {
    await move(client, "checkInBooking", id, "check-in");
    await move(client, "completeBooking", id, "complete");
  }
}

async function book(client: Caller): Promise<void> {
  const { visit, lesson } = client.project;
  const lessons = client.chance(0.3);
  const told = await keyed(client, "createBooking", "/bookings", (notes) => ({
    service_id: lessons ? lesson : visit,
    party_size: lessons ? 1 + Math.floor(client.random() * 5) : 1,
    start: hour(client),
    customer: someone(`${client.project.mark} somebody`),
    notes,
  }));
  const id = idOf(told);
  if (id) await follow(client, id);
}

async function hold(client: Caller): Promise<void> {
  const service_id = client.chance(0.3) ? client.project.lesson : client.project.visit;
  const from = hour(client);
  if (client.chance(0.3)) {
    const to = new Date(Date.parse(from) + 86_400_000).toISOString();
    await client.read("listSlots", `/slots?service_id=${service_id}&from=${from}&to=${to}`);
  }
  const told = await keyed(client, "createHold", "/holds", (name) => ({
    service_id,
    start: from,
    customer: someone(name),
  }));
  const id = idOf(told);
  const turn = client.random();
  if (!id || turn < 0.3) return; // Left to expire.
  if (turn < 0.4) {
    await client.write({ operation: "releaseHold", method: "DELETE", path: `/holds/${id}` });
    return;
  }
  const confirmed = await keyed(client, "confirmHold", `/holds/${id}/confirm`, () => ({}));
  if (idOf(confirmed)) await follow(client, id);
}

async function errand(client: Caller): Promise<void> {
  const { project } = client;
  const told = await keyed(client, "createBooking", "/bookings", (notes) => ({
    service_id: project.errand,
    customer: someone(`${project.mark} somebody`),
    notes,
  }));
  const id = idOf(told);
  if (id) project.tasks.push(id);
  // Several clients go for the same task; one of them gets it.
  const task = project.tasks[Math.max(0, project.tasks.length - 1 - Math.floor(client.random() * 4))];
  if (!task) return;
  const run = (key: string, resource_id: string | null) =>
    keyed(client, "runAction", `/bookings/${task}/actions/${key}`, (comment) => ({ resource_id, data: { comment } }));
  const driver = client.pick(project.drivers);
  if (!idOf(await run("take", driver))) return;
  if (client.chance(0.2)) await run("release", driver);
  else {
    await run("start", driver);
    await run(client.chance(0.8) ? "complete" : "fail", driver);
  }
}

async function person(client: Caller): Promise<void> {
  const told = await keyed(client, "createCustomer", "/customers", (name) => someone(name));
  const id = idOf(told);
  if (!id) return;
  for (let n = 0; n < 2; n++) {
    const mark = client.mark();
    await client.write({
      operation: "updateCustomer",
      method: "PATCH",
      path: `/customers/${id}`,
      body: { company: mark },
      mark,
    });
  }
  await keyed(client, "createCustomerComment", `/customers/${id}/comments`, (body) => ({ body }));
  await client.read("getCustomerSummary", `/customers/${id}/summary`);
  await client.read("listCustomers", `/customers?limit=20`);
}

async function talk(client: Caller): Promise<void> {
  const { site, mark } = client.project;
  const papers = { origin: site.origin, authorization: `Bearer ${site.key}` };
  const entered = await client.as(papers).write({
    operation: "createWebchatSession",
    path: "/public/webchat/sessions",
    body: { visitor_id: randomUUID().replaceAll("-", ""), name: `${mark} visitor` },
  });
  const { token, conversation_id: conversation } = (entered?.body ?? {}) as {
    token?: string;
    conversation_id?: string;
  };
  if (!token || !conversation) return;
  const visitor = client.as({ ...papers, "x-webchat-token": token });
  const path = `/conversations/${conversation}`;
  const words = async () => {
    for (let n = 0; n < 3; n++) {
      const text = visitor.mark();
      const body = { text, client_id: text.replaceAll(" ", "-") };
      await visitor.write({
        operation: "createWebchatMessage",
        path: "/public/webchat/messages",
        body,
        key: body.client_id,
        mark: text,
      });
    }
  };
  const answers = async () => {
    for (let n = 0; n < 2; n++) await keyed(client, "sendMessage", `${path}/messages`, (text) => ({ text }));
    if (!client.chance(0.4)) return;
    const mark = client.mark();
    const file = await client.write({ operation: "createMessageFile", path: `${path}/files`, body: paper(mark), mark });
    const attachment_id = idOf(file);
    if (attachment_id) await keyed(client, "sendMessage", `${path}/messages`, (text) => ({ text, attachment_id }));
  };
  await Promise.all([words(), answers()]);
  await client.read("listMessages", `${path}/messages?limit=50`);
  await client.write({
    operation: client.chance(0.5) ? "resolveConversation" : "readConversation",
    path: `${path}/${client.chance(0.5) ? "resolve" : "read"}`,
    body: {},
  });
}

async function look(client: Caller): Promise<void> {
  const { visit, drivers } = client.project;
  const from = new Date(day + 86_400_000).toISOString();
  const to = new Date(day + 3 * 86_400_000).toISOString();
  const paths: [string, string][] = [
    ["listServices", "/services"],
    ["listResources", "/resources?limit=50"],
    ["listSlots", `/slots?service_id=${visit}&from=${from}&to=${to}`],
    ["listBookings", `/bookings?from=${from}&to=${to}&limit=50`],
    ["listWorkItems", "/work-items?view=inbox"],
    ["listConversations", "/conversations?limit=20"],
    ["getStageConfig", "/stage-config"],
    ["getResourceStats", `/resources/${drivers[0]}/stats`],
    ["getTeamOverview", "/team/overview"],
  ];
  for (let n = 0; n < 3; n++) await client.read(...client.pick(paths));
}

/** The subscriber's side: it looks at the log, has things sent again, and wakes an endpoint that was switched off. */
async function subscribe(client: Caller): Promise<void> {
  const path = `/webhook-endpoints/${client.pick(client.project.endpoints)}`;
  const endpoint = await client.read("getWebhookEndpoint", path);
  if (endpoint && endpoint.active === false) {
    await client.write({ operation: "updateWebhookEndpoint", method: "PATCH", path, body: { active: true } });
    await client.write({ operation: "resendSkippedDeliveries", path: `${path}/resend-skipped`, body: {} });
  }
  if (client.chance(0.3)) await client.write({ operation: "pingWebhookEndpoint", path: `${path}/ping`, body: {} });
  const page = await client.read<Page>("listWebhookDeliveries", `${path}/deliveries?limit=20`);
  const done = page?.data.find(({ status }) => status === "failed" || status === "succeeded");
  if (done && client.chance(0.3))
    await client.write({ operation: "resendWebhookDelivery", path: `${path}/deliveries/${done.id}/resend`, body: {} });
}

const errands = [book, book, book, hold, hold, hold, errand, errand, person, talk, look, look, subscribe];

/** One after the other, at random, until the time is over. */
export async function live(client: Caller, isOver: () => boolean): Promise<void> {
  while (!isOver()) await client.pick(errands)(client);
}
