#!/usr/bin/env node
// npx turnero listen: what happens in a workspace is posted to a receiver on the developer's own machine.
import { parseArgs } from "node:util";
import { createTurnero, listen, newListenSecret, TurneroProblem } from "../dist/esm/client.js";

const help = `turnero listen --to <port or URL> [options]

Posts the workspace's events to your own receiver as they happen, signed as webhooks are. Nothing has to be
reachable from outside.

  --to       where to: 4000, 4000/hooks or http://localhost:4000/hooks
  --key      an API key with the scope webhooks:manage; else TURNERO_KEY
  --url      where the API is; else TURNERO_URL, else http://localhost:3000/api/v1
  --events   only these types, separated by commas; else all
  --secret   signs the requests; else TURNERO_WEBHOOK_SECRET, else a new one that is printed
  --after    the id of an event: goes on after it instead of from now`;

function end(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

function read() {
  const options = Object.fromEntries(
    ["to", "key", "url", "events", "secret", "after"].map((name) => [name, { type: "string" }]),
  );
  try {
    return parseArgs({ options: { ...options, help: { type: "boolean", short: "h" } }, allowPositionals: true });
  } catch (error) {
    return end(`${error.message}\n\n${help}`, 2);
  }
}

/** A port, with or without a path, is one of this machine. */
function addressOf(to) {
  const [, port, path = "/"] = /^(\d{1,5})(\/.*)?$/.exec(to) ?? [];
  const text = port ? `http://localhost:${port}${path}` : to;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !["http:", "https:"].includes(address.protocol)) end(`--to ${to} is neither a port nor a URL.`, 2);
  return address.href;
}

const { values, positionals } = read();
if (values.help) end(help, 0);
if (positionals.length !== 1 || positionals[0] !== "listen") end(help, 2);
if (!values.to) end(`--to is missing: where should the events go?\n\n${help}`, 2);
const apiKey = values.key ?? process.env.TURNERO_KEY;
if (!apiKey) end("A key is missing: give --key or set TURNERO_KEY.", 2);
const given = values.secret ?? process.env.TURNERO_WEBHOOK_SECRET;
if (given !== undefined && !/^whsec_[\w+/-]+=*$/.test(given)) end("A secret looks like whsec_….", 2);
const secret = given ?? newListenSecret();
const to = addressOf(values.to);
const baseUrl = values.url ?? process.env.TURNERO_URL ?? "http://localhost:3000/api/v1";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());
console.log(`Events of ${baseUrl} go to ${to}. Ctrl-C ends it.`);
if (given === undefined) console.log(`They are signed with ${secret}`);

try {
  await listen(createTurnero({ apiKey, baseUrl }), {
    to,
    secret,
    types: values.events?.split(",").map((type) => type.trim()),
    after: values.after,
    signal: stop.signal,
    onForwarded: ({ event, status, error, ms }) =>
      console.log(`${new Date().toLocaleTimeString()}  ${event.type}  ${event.id}  ${status ?? error}  ${ms} ms`),
    onTrouble: ({ detail }) => console.error(`The service could not be asked, trying again: ${detail}`),
  });
} catch (error) {
  if (!(error instanceof TurneroProblem)) throw error;
  end(
    [`${error.code}: ${error.detail}`, ...error.errors.map((fault) => `${fault.pointer}: ${fault.detail}`)].join("\n"),
    1,
  );
}
