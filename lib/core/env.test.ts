import { describe, expect, it } from "vitest";
import { engine, readEnv } from "@/lib/core/env";

const base = { DATABASE_URL: "postgresql://localhost/x", AUTH_SECRET: "x".repeat(32) };

describe("the engine of background work", () => {
  it("is embedded when nothing of Inngest is set", () => {
    expect(engine({ INNGEST_DEV: "0", INNGEST_EVENT_KEY: "" })).toEqual({ kind: "embedded" });
  });

  it("is the development server, at its own address or the usual one", () => {
    expect(engine({ INNGEST_DEV: "1" })).toEqual({ kind: "dev", baseUrl: null });
    expect(engine({ INNGEST_DEV: "http://localhost:9288" })).toEqual({ kind: "dev", baseUrl: "http://localhost:9288" });
  });

  it("is a server when both keys are there", () => {
    const keys = { INNGEST_EVENT_KEY: "event", INNGEST_SIGNING_KEY: "signkey-prod-12" };
    expect(engine(keys)).toMatchObject({ kind: "server", baseUrl: null });
    expect(engine({ ...keys, INNGEST_BASE_URL: "https://inngest.example" })).toMatchObject({
      kind: "server",
      baseUrl: "https://inngest.example",
    });
    expect(readEnv({ ...base, ...keys })).toMatchObject(keys);
  });

  it.each([
    [{ INNGEST_EVENT_KEY: "event" }, "INNGEST_SIGNING_KEY"],
    [{ INNGEST_SIGNING_KEY: "sign" }, "INNGEST_EVENT_KEY"],
    [{ INNGEST_BASE_URL: "https://inngest.example" }, "INNGEST_EVENT_KEY"],
    [{ INNGEST_DEV: "1", APP_URL: "https://turnero.example" }, "INNGEST_DEV"],
    [{ INNGEST_DEV: "perhaps" }, "INNGEST_DEV"],
  ])("refuses half a configuration with one sentence: %o", (given, blamed) => {
    expect(() => readEnv({ ...base, ...given })).toThrow(
      new RegExp(`^The environment variable ${blamed} is wrong: [^\n]+\\.$`),
    );
  });
});
