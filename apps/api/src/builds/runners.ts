import { createLeases } from '../jobs/queue/leases.ts';
import type { Database } from '../storage/tables.ts';

/** The processes that run builds of one ledger. */
export interface Runners {
  /** The name of this process. */
  readonly own: string;
  /** Whether other processes may run builds as well. */
  readonly areShared: boolean;
  /** Declares that this process is alive, for a while. */
  hold(): Promise<void>;
  /** Returns those of the processes that are alive. */
  findAlive(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** Declares that this process has ended. */
  leave(): Promise<void>;
}

/** The runners of an embedded database, which one process has to itself. */
export function createOnlyRunner(own: string): Runners {
  return {
    own,
    areShared: false,
    hold: () => Promise.resolve(),
    findAlive: () => Promise.resolve(new Set([own])),
    leave: () => Promise.resolve(),
  };
}

/** The runners of a PostgreSQL database. Each holds a lease while it is alive. */
export function createLeasedRunners(database: Database, own: string): Runners {
  const leases = createLeases(database, own);
  const toLease = (name: string): string => `builds ${name}`;
  return {
    own,
    areShared: true,
    hold: () => leases.hold([toLease(own)]),
    async findAlive(names) {
      if (names.length === 0) return new Set();
      const held = await leases.held([...new Set(names)].map(toLease));
      return new Set(names.filter((name) => held.has(toLease(name))));
    },
    leave: () => leases.drop(toLease(own)),
  };
}
