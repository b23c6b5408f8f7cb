import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { described, guideText } from "@/app/docs/reference-data";
import { createTurnero } from "@/clients/typescript/src/client";
import type { Settings } from "@/clients/typescript/src/transport";
import { clientName } from "@/components/docs/client-names";
import { type Endpoint, endpointsOf, jsonOf, successOf } from "@/components/docs/description";
import { curl, python, typescript, valuesOf } from "@/components/docs/examples";
import { guides } from "@/components/docs/guides";
import { blocksOf } from "@/components/docs/markdown";
import { mediaSample } from "@/components/docs/sample";
import { typescript as typescriptVerifier, python as verifier } from "@/components/settings/webhooks/verifiers";
import { parseInput } from "@/lib/api/parse";
import { registry } from "@/lib/api/registry";
import { readCurl } from "@/lib/testing/curl";

const base = "https://agenda.example.com";
const { schemas } = described().components;
const all = endpointsOf(described());
const operationOf = ({ operationId }: Endpoint) =>
  registry.find(({ id }) => id === operationId) as (typeof registry)[0];
const names = { TURNERO_KEY: "tk_live_x", TURNERO_SESSION: "s", SITE_KEY: "pk_x", VISITOR_TOKEN: "v" };

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };
const read = (text: string | null): unknown => (text === null || text === "" ? null : JSON.parse(text));

function sentByCurl(endpoint: Endpoint): Sent {
  const { body, ...sent } = readCurl(curl(endpoint, schemas, base), names);
  return { ...sent, body: operationOf(endpoint).form ? "form" : read(body) };
}

const AsyncFunction = (async () => {}).constructor as new (
  ...text: string[]
) => (...given: unknown[]) => Promise<unknown>;

async function sentByTypescript(endpoint: Endpoint): Promise<Sent> {
  let sent: Sent | undefined;
  const fetch: Settings["fetch"] = async (url, init) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = init.body instanceof FormData ? "form" : read((init.body as string | undefined) ?? null);
    sent = { method: init.method ?? "", url, headers, body };
    return new Response(null, { status: 204 });
  };
  // The default base URL, for examples that rely on the page's own origin.
  const within = (settings: Settings = {}) => createTurnero({ baseUrl: `${base}/api/v1`, ...settings, fetch });
  const code = (typescript(endpoint, schemas, base) ?? "").replace(/^import .*$/gm, "");
  const world = {
    createTurnero: within,
    process: { env: names },
    openAsBlob: async () => new Blob(["%PDF-"]),
    file: new Blob(["a"]),
    siteKey: names.SITE_KEY,
    visitorToken: names.VISITOR_TOKEN,
  };
  await new AsyncFunction(...Object.keys(world), code)(...Object.values(world));
  return sent as Sent;
}

describe("the examples of the reference", () => {
  it.each(all.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    "%s: curl sends what the operation takes, and the TypeScript client the same",
    async (_id, endpoint) => {
      const sent = sentByCurl(endpoint);
      const { path, query } = valuesOf(endpoint, schemas);
      const body = sent.body === "form" ? {} : (sent.body ?? {});
      const operation = operationOf(endpoint);
      if (!operation.form)
        parseInput(operation, { params: Object.fromEntries(path), query: Object.fromEntries(query), body });
      const typed = await sentByTypescript(endpoint);
      expect([typed.method, typed.url, typed.body]).toEqual([sent.method, sent.url, sent.body]);
      for (const name of ["authorization", "x-webchat-token"]) expect(typed.headers[name]).toBe(sent.headers[name]);
    },
  );

  it("show who calls: a key, a session's cookie from its own pages, a site's key, or nobody", () => {
    const shown = (id: string) => sentByCurl(all.find(({ operationId }) => operationId === id) as Endpoint).headers;
    expect(shown("listSlots")).toEqual({ authorization: "Bearer tk_live_x" });
    expect(shown("createApiKey")).toMatchObject({ cookie: "__Secure-next-auth.session-token=s", origin: base });
    expect(shown("createApiKey")).not.toHaveProperty("authorization");
    expect(shown("listWebchatMessages")).toMatchObject({ authorization: "Bearer pk_x", "x-webchat-token": "v" });
    expect(shown("getPublicPage")).toEqual({});
  });

  it("show answers that the operation gives", () => {
    const wrong = all.flatMap((endpoint) => {
      const media = jsonOf(successOf(endpoint).answer.content);
      const { output } = operationOf(endpoint);
      if (media?.type !== "application/json" || !output) return [];
      const { error } = output.safeParse(mediaSample(media.media, { all: schemas, only: "all" }));
      return error ? [[endpoint.operationId, error.issues]] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** The code of one language that the guide to webhooks prints. */
const webhookCode = (wanted: string): string[] =>
  blocksOf(guideText("webhooks") ?? "")
    .flatMap((block) => (block.kind === "code" ? block.parts : []))
    .filter(({ language }) => language === wanted)
    .map(({ text }) => text);

describe("the webhook receivers in TypeScript", () => {
  type Exported = {
    isFromTurnero: (body: Buffer, header: string | undefined, secret: string) => boolean;
    eventOf: (body: string, headers: Record<string, string>, secret: string) => unknown;
  };
  function run(text: string): Exported {
    const module = { exports: {} as Exported };
    const { code } = transformSync(text, { loader: "ts", format: "cjs" });
    new Function("require", "module", code)(createRequire(import.meta.url), module);
    return module.exports;
  }
  const [shown = "", standard = ""] = webhookCode("ts");
  const stamp = () => Math.floor(Date.now() / 1000);
  const hex = (secret: string, time: number) => createHmac("sha256", secret).update(`${time}.{}`).digest("hex");

  it.each([
    ["the guide", shown],
    ["the settings", typescriptVerifier],
  ])("of %s take what one of the secrets signed, and nothing else", (_where, text) => {
    const { isFromTurnero } = run(text);
    const taken = (header: string | undefined) => isFromTurnero(Buffer.from("{}"), header, "whsec_x");
    const time = stamp();
    expect(taken(`t=${time},v1=${hex("whsec_x", time)}`)).toBe(true);
    expect(taken(`t=${time},v1=${hex("whsec_new", time)},v1=${hex("whsec_x", time)}`)).toBe(true);
    expect(taken(`t=${time},v1=${hex("whsec_new", time)}`)).toBe(false);
    expect(taken(`t=${time},v1=${hex("whsec_x", time)},v1=`)).toBe(false);
    for (const away of [-400, 400]) expect(taken(`t=${time + away},v1=${hex("whsec_x", time + away)}`)).toBe(false);
    expect(taken(undefined)).toBe(false);
  });

  it("of the guide hand the headers to the library of Standard Webhooks", () => {
    const { eventOf } = run(standard);
    const [secret, time] = [`whsec_${Buffer.alloc(33, 7).toString("base64")}`, stamp()];
    const mac = createHmac("sha256", Buffer.alloc(33, 7)).update(`evt_1.${time}.{}`).digest("base64");
    const headers = { "webhook-id": "evt_1", "webhook-timestamp": `${time}`, "webhook-signature": `v1,${mac}` };
    expect(eventOf("{}", headers, secret)).toEqual({});
    expect(() => eventOf('{"a":1}', headers, secret)).toThrow();
  });
});

const missing = spawnSync("python3", ["--version"]).status !== 0;
if (missing) console.warn("python3 is not installed: the examples in Python are not tested.");
const folder = mkdtempSync(join(tmpdir(), "turnero-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs each text over a client that sends nothing, and tells what it would have sent. */
const runner = `
import json, sys
import turnero
from turnero.transport import Answer
answer = {"id": "x", "unavailable_reason": None, "data": [{"id": "svc_1", "name": "Ana", "start": "2031-03-03T14:30:00Z"}], "next_cursor": None}
class Recorder(turnero.Turnero):
    def __init__(self, *given, **named):
        super().__init__(*given, **named, perform=self.perform)
    def perform(self, attempt):
        request = attempt.request
        form = "multipart" in (request.get_header("Content-type") or "")
        body = "form" if form else json.loads(request.data) if request.data else None
        sent.append({"method": request.method, "url": request.full_url, "key": request.get_header("Authorization"), "body": body})
        return Answer(200, {}, json.dumps(answer).encode())
real, turnero.Turnero = turnero.Turnero, Recorder
told = []
for prelude, text in json.load(sys.stdin):
    sent = []
    names = {}
    exec(prelude, names)
    exec(text, names)
    told.append(sent)
print(json.dumps(told))
`;

function sentByPython(texts: [prelude: string, text: string][]): (Omit<Sent, "headers"> & { key: string | null })[][] {
  writeFileSync(join(folder, "prices.pdf"), "%PDF-");
  const { stdout, stderr, status } = spawnSync("python3", ["-c", runner], {
    cwd: folder,
    env: {
      NODE_ENV: "test",
      PATH: process.env.PATH ?? "",
      PYTHONPATH: join(import.meta.dirname, "../../clients/python"),
      PYTHONDONTWRITEBYTECODE: "1",
      TURNERO_KEY: names.TURNERO_KEY,
      TURNERO_URL: base,
    },
    input: JSON.stringify(texts),
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? ""); // The guides print, too.
}

describe.skipIf(missing)("the examples in Python", () => {
  it("send what curl sends, wherever a program may call", () => {
    const shown = all.filter((endpoint) => python(endpoint, schemas, base) !== null);
    expect(shown.every(({ access }) => access === "key" || access === "public")).toBe(true);
    expect(shown.length).toBeGreaterThan(100);
    const told = sentByPython(shown.map((endpoint) => ["", python(endpoint, schemas, base) ?? ""]));
    for (const [i, endpoint] of shown.entries()) {
      const { method, url, body, headers } = sentByCurl(endpoint);
      expect(told[i], clientName(endpoint) ?? "").toEqual([{ method, url, body, key: headers.authorization ?? null }]);
    }
  }, 60_000);

  it("of the guides run as they are printed", () => {
    const prelude = `
import types
from turnero import Turnero
turnero = Turnero("tk_live_x", base_url="${base}/api/v1")
order = types.SimpleNamespace(id="order-1042")
body = {"service_id": "svc_1"}
`;
    const texts = guides.flatMap(({ slug }): [string, string][] => {
      const parts = blocksOf(guideText(slug) ?? "").flatMap((block) => (block.kind === "code" ? block.parts : []));
      const code = parts.filter(({ language }) => language === "python").map(({ text }) => text);
      return code.length > 0 ? [[prelude, code.join("\n")]] : [];
    });
    const told = sentByPython(texts).map((sent) =>
      sent.map(({ method, url }) => `${method} ${url.slice(base.length)}`),
    );
    expect(told.flat()).toEqual(
      expect.arrayContaining([
        "GET /api/v1/services?active=true&kind=appointment",
        "GET /api/v1/slots?service_id=svc_1&limit=5",
        "POST /api/v1/holds",
        "POST /api/v1/holds/x/confirm",
        "GET /api/v1/customers?tag=vip",
      ]),
    );
  }, 60_000);

  it("of a webhook's receiver refuse whatever is not signed, and fall over nothing", () => {
    const shown = webhookCode("python");
    const tried = `
def signed(stamp, *others):
    given = hmac.new(b"whsec_x", f"{stamp}.".encode() + b"{}", hashlib.sha256).hexdigest()
    return is_from_turnero(b"{}", f"t={stamp}" + "".join(f",v1={each}" for each in [*others, given]), "whsec_x")
assert signed(int(time.time()))
assert signed(int(time.time()), "0" * 64, "1" * 64)
assert not signed(int(time.time()), "0")
for wrong in [int(time.time()) - 400, int(time.time()) + 400, "9" * 5000, "x", ""]:
    assert not signed(wrong)
assert not is_from_turnero(b"{}", None, "whsec_x")
`;
    for (const text of [...shown, verifier]) sentByPython([["", `${text}\n${tried}`]]);
    expect(shown).toHaveLength(1);
  }, 60_000);
});
