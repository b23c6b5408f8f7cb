import { Inngest } from "inngest";
import { type Engine, engine } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";

const line =
  (level: "info" | "warn") =>
  (...parts: unknown[]) => {
    const found = parts.find((part) => typeof part === "object" && part !== null) as { err?: unknown } | undefined;
    const { err: error, ...fields } = found ?? {};
    log[level](String(parts.find((part) => typeof part === "string") ?? "inngest"), { ...fields, error });
  };

// The SDK logs every failed attempt as an error; the executor logs once, after the last attempt.
const logger = { info: line("info"), warn: line("warn"), error: line("warn"), debug: () => {} };

/** Functions write events with `record`, in the transaction of the change; only the relay publishes them. */
const refuseToSend = async (): Promise<Response> => {
  throw new Error("In embedded mode nothing is sent: write the event with record(), in the change's transaction.");
};

function optionsOf(chosen: Engine) {
  if (chosen.kind === "embedded") return { isDev: true, fetch: refuseToSend };
  const at = chosen.baseUrl === null ? {} : { baseUrl: chosen.baseUrl };
  if (chosen.kind === "dev") return { isDev: true, ...at };
  return { isDev: false, eventKey: chosen.eventKey, signingKey: chosen.signingKey, ...at };
}

export const makeClient = (chosen: Engine): Inngest => new Inngest({ id: "turnero", logger, ...optionsOf(chosen) });

export const inngest = makeClient(engine());
