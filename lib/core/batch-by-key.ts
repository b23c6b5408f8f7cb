type Waiting<Ask, Answer> = {
  ask: Ask;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (error: unknown) => void;
};

const endOfTurn = (): Promise<void> => new Promise((done) => setImmediate(done));
const mostTurns = 4;

/** Who comes close together asks together: a question waits while each turn of the event loop brings more to it. */
async function untilSettled(line: readonly unknown[]): Promise<void> {
  await endOfTurn();
  for (let turn = 1, seen = 1; turn < mostTurns && line.length > seen; turn++) {
    seen = line.length;
    await endOfTurn();
  }
}

/**
 * Many questions as one: what is asked under a key while a question of that key is out waits until it is back, and is
 * asked together with all that waited, at most `most` at once. So nothing is answered by a question older than itself.
 * A question is cheap, and waits each time until nobody joins it; or it is `dear`, and takes along only who asks in the
 * same step: then the next one goes out before the answer is given on, since what the callers do with it takes a while.
 * An answer may be a promise still: then one that fails is no other's.
 */
export function batchByKey<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  { most = Number.POSITIVE_INFINITY, dear = false } = {},
): (key: string, ask: Ask) => Promise<Answer> {
  const lines = new Map<string, Waiting<Ask, Answer>[]>();

  /** Asks for all of them, and gives what is left to do with the answer. */
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
      await (dear ? null : untilSettled(line));
      const out = askTogether(line.splice(0, most));
      if (dear) tell();
      tell = await out;
      if (!dear) tell();
    }
    lines.delete(key);
    if (dear) tell();
  }

  return (key, ask) =>
    new Promise((resolve, reject) => {
      const caller = { ask, resolve, reject };
      const line = lines.get(key);
      if (line) line.push(caller);
      else void askInTurn(key, [caller]);
    });
}
