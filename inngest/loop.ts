import { log } from "@/lib/core/monitoring/log";

export type Loop = { wake(): void; stop(): Promise<void>; failures(): number; lastError(): string | null };

/**
 * Repeats `work`: at once while it reports more, else after a pause of `idleMs` that `wake` cuts short. A failure is
 * logged once and backed off, so that a database outage does not flood the log.
 */
export function loop(name: string, idleMs: number | (() => number), work: () => Promise<boolean>): Loop {
  const idle = typeof idleMs === "number" ? () => idleMs : idleMs;
  let stopped = false;
  let woken = false;
  let interrupt = () => {};
  let failures = 0;
  let lastError: string | null = null;

  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      interrupt = () => {
        clearTimeout(timer);
        done();
      };
    });

  const cycle = async (): Promise<number> => {
    try {
      const more = await work();
      failures = 0;
      lastError = null;
      return more || woken ? 0 : idle();
    } catch (error) {
      failures += 1;
      lastError = error instanceof Error ? error.message : String(error);
      if (failures === 1) log.error(`${name}: failed, trying on`, { error });
      return Math.min(idle() * 2 ** Math.min(failures, 10), 10_000);
    }
  };

  const running = (async () => {
    while (!stopped) {
      woken = false;
      const ms = await cycle();
      if (ms > 0 && !stopped) await pause(ms);
    }
  })();

  return {
    wake() {
      woken = true;
      interrupt();
    },
    async stop() {
      stopped = true;
      interrupt();
      await running;
    },
    failures: () => failures,
    lastError: () => lastError,
  };
}
