import type { Database } from './database.ts';

/** Runs work in a transaction and answers when it is durable. The work may be run twice. */
export type Transact = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/**
 * Lets work that is asked for at the same moment share a transaction, where the engine runs one after another anyway: they
 * wait for the disk once, instead of each for its own turn. What fails takes none of the others along.
 */
export function groupedTransactions(database: Database): Transact {
  const alone: Transact = (work) => database.transaction().execute(work);
  if (database.getExecutor().adapter.supportsMultipleConnections) return alone;
  let waiting: Waiting[] = [];

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
      // Requests that have come in together get here before the next turn of the event loop.
      if (waiting.push({ run, resolve, reject }) === 1) setImmediate(() => void runTogether());
    });
    return result as Awaited<ReturnType<typeof work>>;
  };
}

interface Waiting {
  readonly run: (db: Database) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}
