import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { root, textOf } from "@/e2e/structure/sources";
import { readEnv } from "@/lib/core/env";

type Service = {
  image?: string;
  command?: string | string[];
  env_file?: { path: string; required: boolean }[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  volumes?: string[];
  profiles?: string[];
  healthcheck?: { test?: string[] };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const compose = parseYaml(textOf("compose.yaml")) as Compose;
const { web, worker, migrate } = compose.services as { web: Service; worker: Service; migrate: Service };

/** What Compose puts in for `${NAME:-usual}` and `${NAME:?message}`, from the given .env. */
const filled = (source: Record<string, string>, given: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(source).map(([name, text]) => [
      name,
      String(text).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, key: string, how = "", words = "") => {
        if (given[key]) return given[key];
        if (how === "?") throw new Error(`${key}: ${words}`);
        return words;
      }),
    ]),
  );

const secrets = {
  POSTGRES_PASSWORD: "p".repeat(24),
  AUTH_SECRET: "a".repeat(32),
  ENCRYPTION_KEY: "e".repeat(32),
  S3_SECRET_ACCESS_KEY: "s".repeat(24),
};

describe("compose.yaml", () => {
  it("starts with the secrets alone, and not without them", () => {
    const env = readEnv(filled(web.environment ?? {}, secrets));
    expect(env).toMatchObject({ APP_URL: "http://localhost:3000", TRUST_PROXY: 0, S3_BUCKET: "turnero" });
    for (const name of Object.keys(secrets))
      expect(() => filled(web.environment ?? {}, { ...secrets, [name]: "" }), name).toThrow(name);
  });

  it("takes an Inngest and an address of one's own", () => {
    const inngest = { INNGEST_EVENT_KEY: "ab12", INNGEST_SIGNING_KEY: "cd34", INNGEST_BASE_URL: "http://inngest:8288" };
    const env = readEnv(
      filled(web.environment ?? {}, { ...secrets, ...inngest, APP_URL: "https://agenda.example.com" }),
    );
    expect(env).toMatchObject({ ...inngest, APP_URL: "https://agenda.example.com" });
  });

  it("takes every other variable from .env, but not where the database, the port and the files are", () => {
    for (const { env_file } of [web, worker, migrate]) expect(env_file).toEqual([{ path: ".env", required: false }]);
    const others = { AI_BASE_URL: "https://models.example/v1", AI_MODEL: "small", HOLD_SECONDS: "300", DEMO: "0" };
    const own = {
      PORT: "4000",
      DATA_DIR: "/elsewhere",
      NODE_ENV: "development",
      DATABASE_URL: "postgresql://other/db",
    };
    const given = { ...secrets, ...others, ...own, DATABASE_DIRECT_URL: "postgresql://other/db" };
    const env = readEnv({ ...given, ...filled(web.environment ?? {}, given) });
    expect(env).toMatchObject({ AI_BASE_URL: "https://models.example/v1", HOLD_SECONDS: 300, DEMO: false });
    expect(env).toMatchObject({ PORT: 3000, DATA_DIR: "/data", NODE_ENV: "production" });
    expect([env.DATABASE_URL, env.DATABASE_DIRECT_URL]).toEqual([expect.stringContaining("@postgres:5432"), undefined]);
  });

  it("gives web, worker and migration one image and one environment", () => {
    expect(worker.environment).toEqual(web.environment);
    expect(migrate.environment).toEqual(web.environment);
    expect(new Set([web.image, worker.image, migrate.image])).toEqual(new Set(["turnero"]));
  });

  it("asks the database over the network whether it is ready, as those who wait for it will", () => {
    expect(compose.services.postgres?.healthcheck?.test?.join(" ")).toContain("pg_isready -h postgres ");
  });

  it("names only services and volumes that it has", () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of others) expect(Object.keys(compose.services)).toContain(other);
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
    }
  });

  it("runs files that are there, or that the build makes", () => {
    const made = textOf("scripts/build.mjs");
    const commands = [...textOf("Dockerfile").matchAll(/(?:scripts|dist)\/[\w-]+\.mjs/g)].map(([file]) => file);
    for (const file of [...commands, String(worker.command?.at(-1)), String(migrate.command?.at(-1))]) {
      if (file.startsWith("scripts/")) expect(existsSync(join(root, file)), file).toBe(true);
      else expect(made, file).toContain(`${file.replace(/^dist\/(\w+)\.mjs$/, "$1")}: "`);
    }
  });
});

describe("the image", () => {
  it("holds no secret and nothing that was made on this machine", () => {
    const left = textOf(".dockerignore").split("\n");
    for (const name of [".env", ".data", ".git", "node_modules", ".next", "dist"]) expect(left).toContain(name);
  });

  it("serves as a user that is not root", () => {
    const lines = textOf("Dockerfile").split("\n");
    expect(lines.indexOf("USER node")).toBeGreaterThan(lines.lastIndexOf("COPY --from=build /app /app"));
  });
});

describe("the environment", () => {
  it("is in the README, every variable of it", () => {
    const names = [...textOf("lib/core/env.ts").matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? "");
    expect(names.length).toBeGreaterThan(25);
    const told = textOf("README.md");
    expect(names.filter((name) => name !== "NODE_ENV" && !told.includes(`\`${name}\``))).toEqual([]);
  });
});
