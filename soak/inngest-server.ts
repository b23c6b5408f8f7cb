type Settings = Record<string, string>;

const patienceMs = 5000;

/** Throws a sentence unless an Inngest server of the kind that the settings mean answers where they say. */
export async function assertInngest(settings: Settings): Promise<void> {
  const url = settings.INNGEST_DEV ?? settings.INNGEST_BASE_URL ?? "";
  const answer = await fetch(new URL("/dev", url), { signal: AbortSignal.timeout(patienceMs) }).catch((error) => {
    const { message, code = message } = (error.cause ?? error) as { message: string; code?: string };
    throw new Error(
      `Nothing answers at ${url} (${code}): start an Inngest server there (inngest/README.md says how), or run with --inngest loopback.`,
    );
  });
  await answer.body?.cancel();
  const kind = answer.headers.get("x-inngest-server-kind");
  if (kind !== "dev" && kind !== "cloud") throw new Error(`What answers at ${url} is no Inngest server.`);
  if (kind === "cloud" && settings.INNGEST_DEV)
    throw new Error(
      `The server at ${url} is a self-hosted one: set INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY to the keys that it was started with.`,
    );
  if (kind === "dev" && settings.INNGEST_BASE_URL)
    throw new Error(
      `The server at ${url} is a development server, which knows no keys: unset INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY.`,
    );
}

/** The server learns from the service itself which functions it has. */
export async function registerWithInngest(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/inngest`, { method: "PUT" });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The service could not register with Inngest (${answer.status}): ${text}`);
}

/** With an unknown event key every event would stay in the outbox, and only the log would say so. */
export async function assertEventKey({ INNGEST_BASE_URL, INNGEST_EVENT_KEY }: Settings): Promise<void> {
  if (!INNGEST_BASE_URL) return;
  const answer = await fetch(new URL(`/e/${INNGEST_EVENT_KEY}`, INNGEST_BASE_URL), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ id: crypto.randomUUID(), name: "soak.began", data: {} }]),
  });
  if (!answer.ok) throw new Error(`The server at ${INNGEST_BASE_URL} refuses INNGEST_EVENT_KEY (${answer.status}).`);
}
