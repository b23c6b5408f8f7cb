type Waiting<Ask, Answer> = {
  ask: Ask;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (error: unknown) => void;
};

const endOfTurn = (): Promise<void> => new Promise((done) => setImmediate(done));
const mostTurns = 4;

/** Waits while each turn of the event loop adds callers, at most four turns. */
async function untilSettled(line: readonly unknown[]): Promise<void> {
  await endOfTurn();
  for (let turn = 1, seen = 1; turn < mostTurns && line.length > seen; turn++) {
    seen = line.length;
    await endOfTurn();
  }
}

/**
 * Concurrent callers with the same key share one query. Calls that arrive while a query of their key is running wait for it
 * and then go together in the next one, at most `most` at a time, so no caller gets an answer older than its call.
 * A cheap query waits until no more callers join. An `expensive` one takes only the callers of the same step, and the next one
 * starts before the answers are handed out, because what callers do with an answer takes a while.
 * An answer may itself be a promise, so that one failure does not fail the others.
 */
export function batchByKey<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  { most = Number.POSITIVE_INFINITY, expensive = false } = {},
): (key: string, ask: Ask) => Promise<Answer> {
  const lines = new Map<string, Waiting<Ask, Answer>[]>();

  /** Runs one query for all callers; the returned function hands out the answers. */
  async function askTogether(callers: readonly Waiting<Ask, Answer>[]): Promise<() => void> {
    try {
      const answers = await askAll(callers.map(({ ask }) => ask));
      return () => {
        for (const [i, { resolve }] of callers.entries()) resolve(answers[i] as Answer | Promise<Answer>);
      };
    } catch (error) {
      return () => {
        for (const { reject } of callers) reject(error);
      };
    }
  }

  async function askInTurn(key: string, line: Waiting<Ask, Answer>[]): Promise<void> {
    lines.set(key, line);
    let tell = () => {};
    while (line.length > 0) {
      await (expensive ? null : untilSettled(line));
      const out = askTogether(line.splice(0, most));
      if (expensive) tell();
      tell = await out;
      if (!expensive) tell();
    }
    lines.delete(key);
    if (expensive) tell();
  }

  return (key, ask) =>
    new Promise((resolve, reject) => {
      const caller = { ask, resolve, reject };
      const line = lines.get(key);
      if (line) line.push(caller);
      else void askInTurn(key, [caller]);
    });
}
