import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import { type Box, secretBox } from "@/lib/core/secrets/secret-box";
import { resealAll } from "@/lib/domains/sealed/reseal";
import { type SealedColumn, sealedColumns } from "@/lib/domains/sealed/store";

const [old, current, lost] = ["o", "c", "l"].map((letter) => letter.repeat(40)) as [string, string, string];
const columnOf = (table: string) => sealedColumns.find((column) => column.table === table) as SealedColumn;

async function insertProject(id: string): Promise<void> {
  await pool().query(
    "INSERT INTO project (id, name, slug, timezone, currency, locale, updated_at) VALUES ($1, $1, $2, 'UTC', 'USD', 'en', now())",
    [id, id.replace("_", "-")],
  );
}

const endpointPlace = (project_id: string, id: string) =>
  columnOf("webhook_endpoint").place({ project_id, id, text: "" });

const insertEndpoint = (project: string, id: string, place: number, box: Box) =>
  pool().query(
    `INSERT INTO webhook_endpoint (project_id, id, place, url, events, secret, warnings) VALUES ($1, $2, $3, 'https://x.example', '{}', $4, '{}')`,
    [project, id, place, box.seal(`whsec_${project}_${id}`, endpointPlace(project, id))],
  );

const insertConnection = (project: string, box: Box) =>
  pool().query(
    `INSERT INTO channel_connection (project_id, channel, settings, secret, route_key, connected_by, connected_at, failures)
     VALUES ($1, 'telegram', '{}', $2, $1, '{}', now(), '{}')`,
    [project, box.seal("{}", columnOf("channel_connection").place({ project_id: project, id: "telegram", text: "" }))],
  );

const insertSite = (project: string, box: Box | null) =>
  pool().query(
    `INSERT INTO webchat_site (project_id, key, name, greeting, colors, languages, identity_secret)
     VALUES ($1, $1, 'Shop', '', '{}', '{en}', $2)`,
    [project, box?.seal("wcid_x", columnOf("webchat_site").place({ project_id: project, id: "", text: "" })) ?? null],
  );

const insertPushKey = (box: Box) =>
  pool().query("INSERT INTO push_key (id, public_key, secret) VALUES ('vapid', 'x', $1)", [
    box.seal("private", columnOf("push_key").place({ project_id: "", id: "vapid", text: "" })),
  ]);

async function sealedText(table: string, column: string): Promise<string[]> {
  const { rows } = await pool().query(`SELECT ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`);
  return rows.map(({ text }) => text);
}

describe("a new encryption key", () => {
  it("takes over every secret in batches, tells what it cannot open, and finds nothing to do the second time", async () => {
    const before = secretBox([old]);
    // More rows than two batches, over several projects.
    for (let n = 0; n < 110; n++) {
      const project = `prj_${String(n).padStart(4, "0")}`;
      await insertProject(project);
      await Promise.all(Array.from({ length: 10 }, (_, at) => insertEndpoint(project, `whe_${at}`, at + 1, before)));
    }
    // One secret was rotated, and still signs.
    await pool().query(
      "UPDATE webhook_endpoint SET previous_secret = $1, previous_secret_until = now() + interval '1 hour' WHERE project_id = 'prj_0000' AND id = 'whe_0'",
      [before.seal("whsec_old", endpointPlace("prj_0000", "whe_0"))],
    );
    await insertConnection("prj_0000", before);
    await insertConnection("prj_0001", secretBox([lost]));
    await insertSite("prj_0000", before);
    await insertPushKey(before);
    await insertSite("prj_0001", null);

    const during = secretBox([current, old]);
    const done = await resealAll(during);
    expect(done).toEqual([
      {
        column: "channel_connection.secret",
        read: 2,
        resealed: 1,
        unreadable: [expect.stringMatching(/^channel_connection\/prj_0001\/telegram: It was sealed with the key/)],
      },
      { column: "push_key.secret", read: 1, resealed: 1, unreadable: [] },
      { column: "webchat_site.identity_secret", read: 1, resealed: 1, unreadable: [] },
      { column: "webhook_endpoint.secret", read: 1100, resealed: 1100, unreadable: [] },
      { column: "webhook_endpoint.previous_secret", read: 1, resealed: 1, unreadable: [] },
    ]);
    // The old key can be removed: the new one alone decrypts everything, each in its own place.
    const after = secretBox([current]);
    const { rows } = await pool().query("SELECT project_id, id, secret FROM webhook_endpoint");
    for (const { project_id, id, secret } of rows)
      expect(after.open(secret, endpointPlace(project_id, id))).toBe(`whsec_${project_id}_${id}`);
    const [rotated = ""] = await sealedText("webhook_endpoint", "previous_secret");
    expect(after.open(rotated, endpointPlace("prj_0000", "whe_0"))).toBe("whsec_old");
    expect((await sealedText("push_key", "secret")).every((text) => !after.isStale(text))).toBe(true);
    expect((await sealedText("webchat_site", "identity_secret")).every((text) => !after.isStale(text))).toBe(true);

    const again = await resealAll(during);
    expect(again.map(({ resealed }) => resealed)).toEqual([0, 0, 0, 0, 0]);
  });

  it("knows every place that is sealed", () => {
    const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && !file.startsWith("generated"))
      .filter((file) => /\bbox\(\)\.seal\(/.test(readFileSync(`lib/${file}`, "utf8")));
    // A new column must be in sealedColumns, or rotating the key would miss it.
    expect(files.sort()).toEqual([
      "domains/channels/credentials.ts",
      "domains/member-notices/push/key.ts",
      "domains/webchat/site.ts",
      "domains/webhooks/create.ts",
      "domains/webhooks/rotate.ts",
    ]);
  });
});
