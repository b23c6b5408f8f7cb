import { PrismaPg } from "@prisma/adapter-pg";
import type { Transaction } from "@prisma/driver-adapter-utils";

/** Prisma asks for several relations at once; over the one connection of a transaction they go one after the other. */
function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const queued =
    <Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) =>
    (asked: Asked): Promise<Answer> => {
      const answer = last.then(() => ask(asked));
      last = answer.catch(() => {});
      return answer;
    };
  transaction.queryRaw = queued(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = queued(transaction.executeRaw.bind(transaction));
  return transaction;
}

/** Prisma's way to the pool. The queue that pg keeps for a busy connection goes with its next version; this has its own. */
export class Adapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => inTurn(await start(level));
    return adapter;
  }
}
