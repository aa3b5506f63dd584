import type { Database } from '../tables.ts';

/** Runs work in a transaction and resolves when it is durable. The work may run twice. */
export type Transact = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** Limits how long the first of a group waits. More in one group would save little: its disk sync is already shared. */
const maxGroup = 32;

/**
 * Groups work requested at the same moment into one transaction, so that it shares one disk sync. Engines that run
 * transactions in parallel use one transaction each. If one piece of work fails, each piece runs again separately.
 */
export function groupTransactions(database: Database): Transact {
  const alone: Transact = (work) => database.transaction().execute(work);
  if (database.getExecutor().adapter.supportsMultipleConnections) return alone;
  let waiting: Waiting[] = [];

  /**
   * Waits until a turn of the event loop adds nothing to the group. While one request was read, others have usually
   * arrived. `known` is the number that had arrived a turn ago.
   */
  function gather(known: number): void {
    if (waiting.length === known || waiting.length >= maxGroup) void runTogether();
    else setImmediate(gather, waiting.length);
  }

  async function runTogether(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      await alone(async (db) => {
        for (const one of group) await one.run(db);
      });
      for (const one of group) one.resolve();
    } catch (error) {
      const [first, ...others] = group;
      if (others.length === 0) first?.reject(error);
      else for (const one of group) await alone(one.run).then(one.resolve, one.reject);
    }
  }

  return async (work) => {
    let result: Awaited<ReturnType<typeof work>> | undefined;
    await new Promise<void>((resolve, reject) => {
      const run = async (db: Database): Promise<void> => {
        result = await work(db);
      };
      if (waiting.push({ run, resolve, reject }) === 1) setImmediate(gather, 0);
    });
    return result as Awaited<ReturnType<typeof work>>;
  };
}

interface Waiting {
  readonly run: (db: Database) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}
