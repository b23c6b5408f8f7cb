import type { Client } from "pg";
import { publicEvents } from "@/lib/core/events";
import { newId } from "@/lib/core/ids";
import { scopes } from "@/lib/core/scopes";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
import { mintSiteKey } from "@/lib/domains/webchat/key";
import type { Receivers } from "@/soak/receivers";

/** How long a time is held; some clients confirm at the very moment of expiry. */
export const holdSeconds = 6;

/** A tenant with a catalog, two endpoints and a chat. Its clients compete for the same few hours. */
export type Project = {
  id: string;
  key: string;
  /** In everything that its clients write, and nowhere else. */
  mark: string;
  /** The marks and ids of the other projects. */
  strangers: string[];
  visit: string;
  lesson: string;
  /** As a visit, but with a deposit that nobody ever pays. */
  deposit: string;
  errand: string;
  drivers: string[];
  endpoints: string[];
  site: { key: string; origin: string };
  /** What clients of the project know of each other's work. */
  tasks: string[];
  visits: { id: string; start: string }[];
  /** How many times were granted so far. */
  granted: number;
};

type Post = (path: string, body: object, method?: string) => Promise<{ id: string }>;

const postTo =
  (door: string, key: string): Post =>
  async (path, body, method = "POST") => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(`${door}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok)
      throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  };

async function insertTenant(database: Client, name: string) {
  const [id, key, site] = [newId("prj"), mintKey(), { key: mintSiteKey(), origin: "https://shop.example.com" }];
  await database.query(
    "INSERT INTO project (id, name, slug, timezone, currency, locale, updated_at) VALUES ($1, $2, $3, 'America/Sao_Paulo', 'BRL', 'pt-BR', now())",
    [id, name, id.toLowerCase().replace("_", "-")],
  );
  await database.query(
    "INSERT INTO api_key (project_id, id, name, hash, prefix, last4, scopes) VALUES ($1, $2, 'soak', $3, $4, $5, $6)",
    [id, newId("key"), hashKey(key), key.slice(0, 12), key.slice(-4), scopes],
  );
  await database.query(
    `INSERT INTO webchat_site (project_id, key, name, greeting, colors, languages, allowed_origins)
     VALUES ($1, $2, 'Shop', '', '{"accent":"#4338ca","text":"#ffffff"}', '{en}', $3)`,
    [id, site.key, [site.origin]],
  );
  return { id, key, site };
}

/** Few chairs for one at a time, a room for eight, four drivers with a queue. */
async function furnish(post: Post) {
  const several = (count: number, name: string, more: object) =>
    Promise.all(Array.from({ length: count }, (_, n) => post("/resources", { name: `${name} ${n + 1}`, ...more })));
  const ids = (made: { id: string }[]) => made.map(({ id }) => id);
  const [chairs, rooms, drivers] = await Promise.all([
    several(2, "Chair", { kind: "room" }),
    several(1, "Room", { kind: "room", capacity: 8 }),
    several(4, "Driver", { kind: "person" }),
  ]);
  const group = await post("/resource-groups", { name: "Chairs", resource_ids: ids(chairs) });
  const team = await post("/resource-groups", { name: "Drivers", resource_ids: ids(drivers) });
  const visit = { name: "Visit", duration_minutes: 60, slot_interval_minutes: 60, min_notice_minutes: 0 };
  return {
    visit: (await post("/services", { ...visit, requirements: [{ group_id: group.id, quantity: 1 }] })).id,
    deposit: (
      await post("/services", {
        ...visit,
        name: "Deposit",
        price_cents: 10_000,
        deposit_cents: 1000,
        deposit_minutes: 1,
        requirements: [{ group_id: group.id, quantity: 1 }],
      })
    ).id,
    lesson: (
      await post("/services", {
        ...visit,
        name: "Lesson",
        duration_minutes: 90,
        slot_interval_minutes: 30,
        max_party_size: 5,
        uses: "seats",
        requirements: [{ resource_id: rooms[0]?.id, quantity: 1 }],
      })
    ).id,
    errand: (await post("/services", { name: "Errand", kind: "queue", duration_minutes: 1, group_id: team.id })).id,
    drivers: ids(drivers),
  };
}

export async function makeWorld(database: Client, door: string, receivers: Receivers): Promise<Project[]> {
  const projects: Project[] = [];
  for (const n of [1, 2, 3]) {
    const tenant = await insertTenant(database, `Soak ${n}`);
    const post = postTo(door, tenant.key);
    const catalog = await furnish(post);
    const endpoints: string[] = [];
    for (const how of ["steady", "moody"] as const)
      endpoints.push(
        (await post("/webhook-endpoints", { url: receivers.url(how, tenant.id), events: [...publicEvents] })).id,
      );
    const headers = { authorization: `Bearer ${tenant.key}` };
    const bot = await (await fetch(`${door}/api/v1/bot`, { headers })).json();
    await post("/bot", { ...bot, enabled: false }, "PUT");
    projects.push({
      ...tenant,
      ...catalog,
      endpoints,
      mark: `soakQ${n}Z`,
      strangers: [],
      tasks: [],
      visits: [],
      granted: 0,
    });
  }
  for (const project of projects)
    project.strangers = projects.filter((other) => other !== project).flatMap(({ id, mark }) => [id, mark]);
  return projects;
}
