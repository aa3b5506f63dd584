import { sql } from 'kysely';
import type { Database } from '../../storage/tables.ts';

/** How long a lease is valid without renewal, and how often holders renew it, in milliseconds. */
const leaseMs = 15_000;
export const renewMs = 5000;

/**
 * Time-limited leases in a PostgreSQL database that many processes share. A process holds a lease on what it offers or
 * waits for.
 */
export interface Leases {
  /** Acquires or renews the leases with these names. `places` is the number of places each lease offers. */
  hold(names: readonly string[], places?: number): Promise<void>;
  drop(name: string): Promise<void>;
  /** Returns those of the names that have at least one holder. */
  held(names: readonly string[]): Promise<Set<string>>;
  /** Returns the sum of the places that all holders of a name offer. */
  places(name: string): Promise<number>;
}

/**
 * Creates the leases of one process, identified by `holder`. Uses the database's clock, because machines' clocks
 * differ.
 */
export function createLeases(database: Database, holder: string): Leases {
  const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const endMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000 + ${sql.lit(leaseMs)})::bigint`;
  return {
    async hold(names, places = 1) {
      if (names.length === 0) return;
      await database
        .insertInto('lease')
        .values(names.map((name) => ({ name, holder, places, expires_at_ms: endMs })))
        .onConflict((conflict) => conflict.columns(['name', 'holder']).doUpdateSet({ expires_at_ms: endMs }))
        .execute();
      await database.deleteFrom('lease').where('expires_at_ms', '<', nowMs).execute();
    },
    async drop(name) {
      await database.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
    },
    async held(names) {
      const rows = await database
        .selectFrom('lease')
        .select('name')
        .distinct()
        .where('name', 'in', names)
        .where('expires_at_ms', '>', nowMs)
        .execute();
      return new Set(rows.map(({ name }) => name));
    },
    async places(name) {
      const { sum } = await database
        .selectFrom('lease')
        .select((row) => row.fn.sum<number | null>('places').as('sum'))
        .where('name', '=', name)
        .where('expires_at_ms', '>', nowMs)
        .executeTakeFirstOrThrow();
      return sum ?? 0;
    },
  };
}

/** The lease by which workers offer their places. */
export const workersLease = 'workers';

/** Returns the name of the lease by which a process declares that it waits for the job with a key. */
export function getJobLeaseName(key: string): string {
  return `job ${key}`;
}
