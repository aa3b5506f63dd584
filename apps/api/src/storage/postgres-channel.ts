import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from './tables.ts';

/** How long to wait before listening again after the connection broke, in milliseconds. */
const reconnectMs = 1000;

/** Messages that may wait for the database; while it is away, newer ones are dropped. */
const maxPending = 200;

/** Messages between the processes that share a PostgreSQL database. One that is sent while the database is away is lost. */
export interface PostgresChannel {
  /** Sends up to a few thousand bytes of JSON to all listeners, including this process. Messages arrive in order. */
  send(message: object): void;
  close(): Promise<void>;
}

/** Listens on the channel `name` until it is closed. Rejects when the database cannot be reached at first. */
export async function openPostgresChannel(options: {
  databaseUrl: string;
  database: Database;
  name: string;
  onMessage: (message: unknown) => void;
}): Promise<PostgresChannel> {
  const { databaseUrl, database, name, onMessage } = options;
  let isClosed = false;
  let pending = 0;
  let sending: Promise<unknown> = Promise.resolve();
  let client = await listen();

  async function listen(): Promise<Client> {
    const fresh = new Client({ connectionString: databaseUrl, keepAlive: true });
    fresh.on('notification', ({ payload }) => onMessage(JSON.parse(payload ?? 'null')));
    // A failed connection also ends, which is handled below.
    fresh.on('error', () => undefined);
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(name)}`);
    fresh.once('end', again);
    return fresh;
  }

  function again(): void {
    if (isClosed) return;
    setTimeout(() => {
      listen().then((fresh) => {
        client = fresh;
        if (isClosed) void fresh.end();
      }, again);
    }, reconnectMs).unref();
  }

  return {
    send(message) {
      if (pending >= maxPending) return;
      pending += 1;
      sending = sending
        .then(() => sql`select pg_notify(${name}, ${JSON.stringify(message)})`.execute(database))
        .catch(() => undefined) // it is lost
        .finally(() => (pending -= 1));
    },
    async close() {
      isClosed = true;
      await sending;
      await client.end();
    },
  };
}
