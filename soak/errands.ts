import { randomUUID } from "node:crypto";
import { idOf, keyed, paper, someone } from "@/soak/acts";
import type { Caller } from "@/soak/caller";
import { book, bookUnpaid, day, hold, quarrel } from "@/soak/visits";

type Page = { data: Record<string, unknown>[] };

async function errand(client: Caller): Promise<void> {
  const { project } = client;
  const told = await keyed(client, "createBooking", "/bookings", (notes) => ({
    service_id: project.errand,
    customer: someone(`${project.mark} somebody`),
    notes,
  }));
  const id = idOf(told);
  if (id) project.tasks.push(id);
  // Several clients compete for the same task, and some send more than one driver at once; one of them gets it.
  const task = project.tasks[Math.max(0, project.tasks.length - 1 - Math.floor(client.random() * 3))];
  if (!task) return;
  const run = (key: string, resource_id: string | null) =>
    keyed(client, "runAction", `/bookings/${task}/actions/${key}`, (comment) => ({ resource_id, data: { comment } }));
  const drivers = project.drivers.filter(() => client.chance(0.4));
  const takes = await Promise.all(drivers.map((each) => run("take", each)));
  const driver = drivers.find((_, n) => idOf(takes[n] ?? null));
  if (!driver) return;
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
  const from = new Date(day).toISOString();
  const to = new Date(day + 2 * 86_400_000).toISOString();
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

/** The subscriber's side: reads the log, resends deliveries, and enables an endpoint that was disabled. */
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

const errands = [
  book,
  book,
  book,
  bookUnpaid,
  hold,
  hold,
  hold,
  quarrel,
  quarrel,
  errand,
  errand,
  errand,
  person,
  talk,
  look,
  look,
  subscribe,
];

/** One after the other, at random, until the time is over. */
export async function live(client: Caller, isOver: () => boolean): Promise<void> {
  while (!isOver()) await client.pick(errands)(client);
}
