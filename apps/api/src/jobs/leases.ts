import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** How long a lease counts that is not renewed, and how often holders renew theirs, in milliseconds. */
const leaseMs = 15_000;
export const renewMs = 5000;

/** Who offers something or counts on it, in a PostgreSQL database that many processes share. */
export interface Leases {
  /** Takes or renews leases by these names; `places` is how many of it. */
  hold(names: readonly string[], places?: number): Promise<void>;
  drop(name: string): Promise<void>;
  /** Names among these which somebody holds. */
  held(names: readonly string[]): Promise<Set<string>>;
  /** The sum of all places that are offered by a name. */
  places(name: string): Promise<number>;
}

/** Leases of one process, told apart by `holder`. Time is the database's: clocks of machines differ. */
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

/** By this name workers offer their places. */
export const workersLease = 'workers';

/** By this name a process says that it waits for the job of a key. */
export function wishFor(key: string): string {
  return `job ${key}`;
}
