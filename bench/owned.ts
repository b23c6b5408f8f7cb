type Stop = () => unknown;

/** What this run has started and not stopped yet, in order of start. */
const running = new Set<Stop>();

/** Registers something that was started: it is stopped with the run, however that ends. */
export function owned<Started extends { stop: Stop }>(started: Started): Started {
  const { stop } = started;
  running.add(stop);
  return {
    ...started,
    stop: () => {
      running.delete(stop);
      return stop();
    },
  };
}

let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return; // Errors caused by stopping the others.
  ending = true;
  for (const stop of [...running].reverse()) await Promise.resolve(stop()).catch(console.error);
  process.exit(code);
}

process.on("uncaughtException", (error) => {
  if (!ending) console.error(error);
  void end(1);
});
process.on("SIGINT", () => void end(130));
process.on("SIGTERM", () => void end(143));
