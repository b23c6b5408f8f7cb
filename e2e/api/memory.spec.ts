import { readFileSync } from "node:fs";
import { afterAll, describe, expect, inject, it } from "vitest";
import { sendRaw } from "@/e2e/api/client";
import { copyOf } from "@/e2e/api/own-database";
import { cleanUp, started, withDatabase } from "@/e2e/api/own-installation";
import { authSecret, insertMember } from "@/e2e/api/tenants";

afterAll(cleanUp);

const megabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const screens = [
  ...["/inbox", "/calendar", "/board", "/customers", "/conversations", "/team", "/stages", "/bot", "/map", "/my-work"],
  ...[
    "/catalog/services",
    "/catalog/schedules",
    "/automations",
    "/settings/audit-log",
    "/settings/background",
    "/docs",
  ],
];
const largest = 400;

describe.runIf(process.platform === "linux")("the process that serves pages", () => {
  it(`stays within ${largest} MB, however many it has served`, async () => {
    const installation = await started({
      env: {
        DATABASE_URL: await copyOf(inject("template"), "memory"),
        AUTH_SECRET: authSecret,
        ENCRYPTION_KEY: "0".repeat(64),
        DEMO: "1",
      },
    });
    const project = installation.demo?.project_id as string;
    const { cookie } = await withDatabase(installation, (database) => insertMember(database, project));
    let left = 320;
    const reader = async () => {
      while (left-- > 0) {
        const path = screens[left % screens.length] as string;
        const reply = await sendRaw(installation.baseUrl, path, { headers: { cookie } });
        expect(reply.status, path).toBe(200);
        expect(megabytes(installation.servingPid), `${left} to go`).toBeLessThan(largest);
      }
    };
    await Promise.all(Array.from({ length: 8 }, reader));
  });
});
