import { describe, expect, it } from "vitest";
import { engine, readEnv } from "@/lib/core/env";

const least = {
  DATABASE_URL: "postgresql://localhost/turnero",
  AUTH_SECRET: "x".repeat(32),
  ENCRYPTION_KEY: "y".repeat(32),
};
const sentences = (source: Record<string, string | undefined>): string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

describe("the environment", () => {
  it("needs only a database and two secrets", () => {
    expect(readEnv(least)).toMatchObject({
      PORT: 3000,
      APP_URL: "http://localhost:3000",
      RATE_LIMIT_BURST: 120,
      RATE_LIMIT_REFILL_PER_SECOND: 2,
      HOLD_SECONDS: 600,
      API_DOOR: "direct",
      TRUST_PROXY: 0,
      DEMO: true,
    });
  });

  it("opens sign-up at home, closes it elsewhere, and opens it there only where letters prove addresses", () => {
    expect(readEnv(least).SIGN_UP).toBe("open");
    expect(readEnv({ ...least, APP_URL: "http://127.0.0.1:3000" }).SIGN_UP).toBe("open");
    expect(readEnv({ ...least, SIGN_UP: "invite" }).SIGN_UP).toBe("invite");
    const APP_URL = "https://agenda.example";
    expect(readEnv({ ...least, APP_URL }).SIGN_UP).toBe("invite");
    const open = { ...least, APP_URL, SIGN_UP: "open" };
    expect(readEnv({ ...open, SMTP_URL: "smtp://mail.example" }).SIGN_UP).toBe("open");
    expect(sentences(open)).toEqual([expect.stringMatching(/^The environment variable SIGN_UP is wrong: .*SMTP_URL/)]);
    expect(sentences({ ...least, SIGN_UP: "maybe" })).toEqual([expect.stringContaining("SIGN_UP")]);
  });

  it("gives the address of the port when none is set", () => {
    expect(readEnv({ ...least, PORT: "4100" }).APP_URL).toBe("http://localhost:4100");
    expect(readEnv({ ...least, PORT: "4100", APP_URL: "https://agenda.example" }).APP_URL).toBe(
      "https://agenda.example",
    );
  });

  it.each([
    "localhost:3000",
    "ftp://agenda.example",
    "agenda.example",
    "https://agenda.example/prefix",
    "https://a.example/?x=1",
    "https://a.example/#x",
    "https://ana:secret@a.example",
  ])("refuses an address that pages cannot stand at: %s", (APP_URL) => {
    const sentence = /^The environment variable APP_URL is wrong: .*https:\/\/agenda\.example\.com.*\.$/;
    expect(sentences({ ...least, APP_URL })).toEqual([expect.stringMatching(sentence)]);
    expect(sentences({ ...least, APP_URL, WEBHOOK_ALLOW_LOOPBACK: "1" })[0]).toMatch(sentence);
  });

  it("listens to this machine alone while its address is local, and to all others otherwise", () => {
    const hostOf = (given: Record<string, string>) => readEnv({ ...least, ...given }).HOST;
    expect(hostOf({})).toBe("127.0.0.1");
    expect(hostOf({ APP_URL: "http://127.0.0.2:3000" })).toBe("127.0.0.2");
    expect(hostOf({ APP_URL: "http://[::1]:3000" })).toBe("::1");
    expect(hostOf({ APP_URL: "https://agenda.example" })).toBe("::");
    expect(hostOf({ APP_URL: "https://agenda.example", HOST: "127.0.0.1" })).toBe("127.0.0.1");
    expect(hostOf({ HOST: "0.0.0.0" })).toBe("0.0.0.0");
    expect(sentences({ ...least, HOST: "my-laptop" })).toEqual([expect.stringContaining("HOST is wrong")]);
  });

  it("takes an address with a slash at its end", () => {
    expect(readEnv({ ...least, APP_URL: "https://agenda.example/" }).APP_URL).toBe("https://agenda.example");
  });

  it("opens with the keys that went before, and seals with the first", () => {
    const [one, two, three] = ["1", "2", "3"].map((letter) => letter.repeat(32)) as [string, string, string];
    expect(readEnv({ ...least, ENCRYPTION_KEY: one }).ENCRYPTION_KEY).toEqual([one]);
    const rotated = readEnv({ ...least, ENCRYPTION_KEY: `${one}, ${two}`, ENCRYPTION_KEY_PREVIOUS: three });
    expect(rotated.ENCRYPTION_KEY).toEqual([one, two, three]);
    expect(sentences({ ...least, ENCRYPTION_KEY_PREVIOUS: "short" })).toEqual([
      expect.stringContaining("ENCRYPTION_KEY_PREVIOUS is wrong: each key must have at least 32 characters"),
    ]);
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readEnv({ ...least, PORT: "", DEMO: "", APP_URL: undefined }).PORT).toBe(3000);
    expect(sentences({ ...least, DATABASE_URL: "" })).toEqual(["The environment variable DATABASE_URL is not set."]);
  });

  it("says a sentence for each fault, and all of them", () => {
    const wrong = { DATABASE_URL: "mysql://x", AUTH_SECRET: "short", ENCRYPTION_KEY: "short", PORT: "70000" };
    expect(sentences({ ...wrong, API_DOOR: "back" })).toEqual([
      expect.stringMatching(/^The environment variable PORT is wrong: .+\.$/),
      "The environment variable DATABASE_URL is wrong: must begin with postgresql://.",
      "The environment variable AUTH_SECRET is wrong: must have at least 32 characters.",
      expect.stringContaining("ENCRYPTION_KEY is wrong: each key must have at least 32 characters"),
      expect.stringMatching(/^The environment variable API_DOOR is wrong: .*"direct"\|"next".*\.$/),
    ]);
    expect(sentences({})).toEqual([
      "The environment variable DATABASE_URL is not set.",
      "The environment variable AUTH_SECRET is not set.",
      "The environment variable ENCRYPTION_KEY is not set.",
    ]);
  });

  it("refuses numbers that are none, or out of range", () => {
    for (const [name, value] of Object.entries({
      PORT: "http",
      HOLD_SECONDS: "0",
      DATABASE_POOL: "1.5",
      RATE_LIMIT_BURST: "0",
      RATE_LIMIT_REFILL_PER_SECOND: "-1",
      TRUST_PROXY: "yes",
      DEMO: "maybe",
    }))
      expect(sentences({ ...least, [name]: value }), name).toEqual([expect.stringContaining(` ${name} is wrong`)]);
  });

  it("switches the demo off by 0 or false", () => {
    expect(["0", "false", "1", "true"].map((DEMO) => readEnv({ ...least, DEMO }).DEMO)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("never says the value of a secret", () => {
    for (const name of ["AUTH_SECRET", "ENCRYPTION_KEY"])
      expect(sentences({ ...least, [name]: "hunter2" }).join()).not.toContain("hunter2");
  });

  it("takes several keys of encryption, the newest first", () => {
    const [first, second] = ["a".repeat(32), "b".repeat(40)];
    expect(readEnv({ ...least, ENCRYPTION_KEY: `${first}, ${second}` }).ENCRYPTION_KEY).toEqual([first, second]);
    expect(sentences({ ...least, ENCRYPTION_KEY: `${first},` })).toHaveLength(1);
  });
});

describe("the storage of files", () => {
  const s3 = {
    S3_ENDPOINT: "https://s3.example",
    S3_REGION: "sa-east-1",
    S3_BUCKET: "turnero-files",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  it("is S3 with all of its settings, and the data folder with none", () => {
    expect(readEnv({ ...least, ...s3 })).toMatchObject(s3);
    expect(readEnv(least).S3_BUCKET).toBeUndefined();
  });

  it.each(Object.keys(s3))("refuses half a configuration with one sentence: %s missing", (name) => {
    expect(sentences({ ...least, ...s3, [name]: "" })).toEqual([
      expect.stringContaining(`The environment variable ${name} is wrong: it is missing; storage in S3 needs all of`),
    ]);
  });

  it("refuses an address or a bucket that is none", () => {
    expect(sentences({ ...least, ...s3, S3_ENDPOINT: "ftp://s3.example", S3_BUCKET: "a/b" })).toHaveLength(2);
  });
});

describe("the models", () => {
  const ai = { AI_BASE_URL: "http://127.0.0.1:11434/v1/", AI_MODEL: "small" };

  it("are none unless an address is given, which needs no key and keeps no last slash", () => {
    expect(readEnv(least).AI_BASE_URL).toBeUndefined();
    expect(readEnv({ ...least, ...ai })).toMatchObject({
      AI_BASE_URL: "http://127.0.0.1:11434/v1",
      AI_MODEL: "small",
      AI_PRICE: [0, 0],
      AI_TIMEOUT_SECONDS: 30,
    });
    expect(readEnv({ ...least, ...ai, AI_PRICE: "0.15, 0.60" }).AI_PRICE).toEqual([0.15, 0.6]);
  });

  it.each([
    [{ AI_BASE_URL: "http://127.0.0.1:1" }, "AI_MODEL is wrong: it is missing"],
    [{ AI_MODEL: "small" }, "AI_BASE_URL is wrong: it is missing; AI_MODEL is of no use"],
    [{ AI_API_KEY: "k" }, "AI_BASE_URL is wrong: it is missing; AI_API_KEY is of no use"],
    [{ ...ai, AI_BASE_URL: "ftp://models.example" }, "AI_BASE_URL is wrong: must be the http"],
    [{ ...ai, AI_PRICE: "1" }, "AI_PRICE is wrong: it must be the dollars"],
    [{ ...ai, AI_PRICE: "1,free" }, "AI_PRICE is wrong: it must be the dollars"],
    [{ ...ai, AI_TIMEOUT_SECONDS: "0" }, "AI_TIMEOUT_SECONDS is wrong"],
  ])("refuse half a configuration with one sentence: %o", (given, sentence) => {
    expect(sentences({ ...least, ...given })).toEqual([expect.stringContaining(sentence)]);
  });
});

describe("the style of the map", () => {
  it("is the plain one unless an address is given, and must be one", () => {
    expect(readEnv(least).MAP_STYLE_URL).toBeUndefined();
    expect(readEnv({ ...least, MAP_STYLE_URL: "https://tiles.example/style.json" })).toMatchObject({
      MAP_STYLE_URL: "https://tiles.example/style.json",
    });
    expect(sentences({ ...least, MAP_STYLE_URL: "file:///etc/passwd" })).toHaveLength(1);
    expect(sentences({ ...least, MAP_STYLE_URL: "tiles" })).toHaveLength(1);
  });
});

describe("the settings of webhooks", () => {
  it("retry after a minute, five, half an hour, two hours and twelve, unless told otherwise", () => {
    expect(readEnv(least)).toMatchObject({
      WEBHOOK_RETRY_SECONDS: [60, 300, 1800, 7200, 43_200],
      WEBHOOK_ALLOW_LOOPBACK: false,
    });
    expect(readEnv({ ...least, WEBHOOK_RETRY_SECONDS: "1, 2.5" }).WEBHOOK_RETRY_SECONDS).toEqual([1, 2.5]);
    for (const wrong of ["1,,2", "soon", "0", "-5", "1;2"])
      expect(sentences({ ...least, WEBHOOK_RETRY_SECONDS: wrong }), wrong).toEqual([
        "The environment variable WEBHOOK_RETRY_SECONDS is wrong: it must be a list of seconds such as 60,300,1800.",
      ]);
  });

  it("reach this machine only while it is a developer's own", () => {
    const asked = { ...least, WEBHOOK_ALLOW_LOOPBACK: "1" };
    expect(readEnv(asked).WEBHOOK_ALLOW_LOOPBACK).toBe(true);
    expect(readEnv({ ...asked, APP_URL: "http://127.0.0.1:4000" }).WEBHOOK_ALLOW_LOOPBACK).toBe(true);
    expect(sentences({ ...asked, APP_URL: "https://turnero.example" })).toEqual([
      expect.stringContaining("WEBHOOK_ALLOW_LOOPBACK is wrong: it lets webhooks reach this machine itself"),
    ]);
  });
});

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
    expect(readEnv({ ...least, ...keys })).toMatchObject(keys);
  });

  it.each([
    [{ INNGEST_EVENT_KEY: "event" }, "INNGEST_SIGNING_KEY"],
    [{ INNGEST_SIGNING_KEY: "sign" }, "INNGEST_EVENT_KEY"],
    [{ INNGEST_BASE_URL: "https://inngest.example" }, "INNGEST_EVENT_KEY"],
    [{ INNGEST_DEV: "1", APP_URL: "https://turnero.example" }, "INNGEST_DEV"],
    [{ INNGEST_DEV: "perhaps" }, "INNGEST_DEV"],
  ])("refuses half a configuration with one sentence: %o", (given, blamed) => {
    expect(() => readEnv({ ...least, ...given })).toThrow(
      new RegExp(`^The environment variable ${blamed} is wrong: [^\n]+\\.$`),
    );
  });
});
