import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { Pool, TypeOverrides, types as pgTypes } from 'pg';
import type { Database, Tables } from './tables.ts';
import { migrate } from './migrate.ts';

/** Makes `in` with an empty list match no rows. SQLite does this by default, but PostgreSQL rejects the query. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/** The connections of each process, and how long a statement waits for one, in milliseconds. */
const limits = { max: 10, connectionTimeoutMillis: 5000 } as const;

/**
 * Opens the PostgreSQL database of a `postgres:` address and migrates it. Processes that start at the same time wait for
 * each other. Throws if it cannot be reached or belongs to a newer version of the program.
 */
export async function openPostgres(url: string): Promise<Database> {
  const types = new TypeOverrides();
  // Counts are 64-bit numbers, which the client would return as text.
  types.setTypeParser(pgTypes.builtins.INT8, Number);
  const connections = new Pool({ ...limits, connectionString: url, types });
  // The pool replaces connections that break, and their statements fail. Without listeners, the error events would end the
  // process: those of idle connections come from the pool, those of the others from the connections.
  connections.on('error', () => undefined);
  connections.on('connect', (connection) => connection.on('error', () => undefined));
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connections }),
    plugins: [emptyLists],
  });
  try {
    await migrate(database);
    return database;
  } catch (cause) {
    await database.destroy();
    throw new Error(
      `The database ${withoutPassword(url)} cannot be used: ${describeReason(cause)}. It was left as it is.`,
      { cause },
    );
  }
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** A refused connection to a name with several addresses has its reasons inside. */
function describeReason(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(describeReason).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
