type Waiting<Ask, Answer> = { ask: Ask; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

type Line<Ask, Answer> = { waiting: Waiting<Ask, Answer>[]; out: number };

/** The most questions that may be out at once under one key, and the most that are asked as one. */
type Bounds = { out: number; together: number };

/**
 * Many questions as one: what is asked under a key while as many as may be are out waits until one of them is back, and
 * is asked together with all that waited. So nothing is answered by a question older than itself, and who comes alone
 * never waits.
 */
export function gathering<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  bounds: Bounds,
): (key: string, ask: Ask) => Promise<Answer> {
  const lines = new Map<string, Line<Ask, Answer>>();

  async function askTogether(callers: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(callers.map(({ ask }) => ask));
      for (const [i, { resolve }] of callers.entries()) resolve(answers[i] as Answer);
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function askInTurn(key: string, line: Line<Ask, Answer>): Promise<void> {
    line.out += 1;
    while (line.waiting.length > 0) await askTogether(line.waiting.splice(0, bounds.together));
    line.out -= 1;
    if (line.out === 0) lines.delete(key);
  }

  return (key, ask) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], out: 0 };
      lines.set(key, line);
      line.waiting.push({ ask, resolve, reject });
      if (line.out < bounds.out) void askInTurn(key, line);
    });
}
