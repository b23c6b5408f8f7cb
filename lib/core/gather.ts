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
 * asked together with all that waited, at most so many at once. So nothing is answered by a question older than itself.
 * An answer may be a promise still: then one that fails is no other's.
 */
export function gathering<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  most = Number.POSITIVE_INFINITY,
): (key: string, ask: Ask) => Promise<Answer> {
  const lines = new Map<string, Waiting<Ask, Answer>[]>();

  async function askTogether(callers: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(callers.map(({ ask }) => ask));
      for (const [i, { resolve }] of callers.entries()) resolve(answers[i] as Answer | Promise<Answer>);
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function askInTurn(key: string, line: Waiting<Ask, Answer>[]): Promise<void> {
    lines.set(key, line);
    while (line.length > 0) {
      await untilSettled(line);
      await askTogether(line.splice(0, most));
    }
    lines.delete(key);
  }

  return (key, ask) =>
    new Promise((resolve, reject) => {
      const caller = { ask, resolve, reject };
      const line = lines.get(key);
      if (line) line.push(caller);
      else void askInTurn(key, [caller]);
    });
}
