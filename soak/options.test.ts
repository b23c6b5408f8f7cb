import { describe, expect, it } from "vitest";
import { readEnv } from "@/lib/core/env";
import { optionsOf } from "@/soak/options";

const bare = { env: {}, pgbouncer: () => null, faketime: () => null };
const url = "http://127.0.0.1:8288";

describe("what the soak is asked to do", () => {
  it("is five minutes with one web process and nothing in between, unless said otherwise", () => {
    expect(optionsOf(["--seed", "7"], bare)).toEqual({
      seconds: 300,
      clients: 64,
      web: 1,
      seed: 7,
      keep: false,
      calm: false,
      standby: false,
      pgbouncer: null,
      faketime: null,
      inngest: null,
    });
  });

  it("takes a standby, a pooler and a clock where the machine has them", () => {
    const machine = { ...bare, pgbouncer: () => "/usr/sbin/pgbouncer", faketime: () => "/usr/lib/faketime.so" };
    const asked = optionsOf(["--standby", "--pgbouncer", "--web", "2"], machine);
    expect(asked).toMatchObject({
      standby: true,
      pgbouncer: "/usr/sbin/pgbouncer",
      faketime: "/usr/lib/faketime.so",
      web: 2,
    });
  });

  it.each([
    [["--pgbouncer"], "PgBouncer is not installed here"],
    [["--faketime", "/no/such/file"], "There is no file /no/such/file"],
    [["--web", "3"], "--web 3 makes no sense"],
    [["--seconds", "soon"], "--seconds soon makes no sense"],
    [["--inngest", "nowhere"], "--inngest needs the http or https address"],
  ])("refuses %j with a sentence", (args, sentence) => {
    expect(() => optionsOf(args, bare)).toThrow(sentence);
  });

  it("brings an Inngest server of its own where it is asked to", () => {
    expect(optionsOf(["--inngest", "loopback"], bare).inngest).toBe("loopback");
  });

  it("configures a development server by its address, and a self-hosted one by its keys too", () => {
    const keys = { INNGEST_EVENT_KEY: "ab12", INNGEST_SIGNING_KEY: "cd34" };
    const [dev, own] = [bare, { ...bare, env: keys }].map((machine) => optionsOf(["--inngest", url], machine).inngest);
    expect(dev).toEqual({ INNGEST_DEV: url });
    expect(own).toEqual({ INNGEST_BASE_URL: url, ...keys });
    expect(() => optionsOf(["--inngest", url], { ...bare, env: { INNGEST_EVENT_KEY: "ab12" } })).toThrow("needs both");
    const least = { DATABASE_URL: "postgresql://a/b", AUTH_SECRET: "a".repeat(32), ENCRYPTION_KEY: "e".repeat(32) };
    for (const given of [dev, own].map((each) => Object(each)))
      expect(readEnv({ ...least, APP_URL: "http://localhost:3000", ...given })).toMatchObject(given);
  });
});
