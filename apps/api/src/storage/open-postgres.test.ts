import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type PostgresServer, startPostgres } from '../../test/outside-services/start-postgres.ts';
import { createAdStore } from '../ads/ad-store.ts';
import { isStorageUnavailable } from '../errors/is-storage-unavailable.ts';
import { openPostgres } from './open-postgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

it('works again after PostgreSQL was unreachable', async () => {
  const database = await openPostgres(await server.createDatabase());
  const ads = createAdStore(database, Date.now);
  await ads.create({ id: 'ad-1', sessionId: 's', config: {}, assetIds: [] });
  await server.stop();
  await expect(ads.find('ad-1')).rejects.toSatisfy(isStorageUnavailable);
  await server.start();
  expect(await ads.find('ad-1')).toMatchObject({ version: 1 });
  await database.destroy();
});

it('works again after a connection to PostgreSQL broke while it was in use', async () => {
  const { url, breakConnections } = await openProxy(await server.createDatabase());
  const database = await openPostgres(url);
  const select = (connection = database) => sql`select 1`.execute(connection);
  await database.connection().execute(async (connection) => {
    await select(connection);
    breakConnections();
    await expect(select(connection)).rejects.toSatisfy(isStorageUnavailable);
    await expect(select(connection)).rejects.toSatisfy(isStorageUnavailable);
  });
  expect((await select()).rows).toHaveLength(1);
  await database.destroy();
});

/** Forwards connections to a PostgreSQL server, and breaks them as a network does. */
async function openProxy(databaseUrl: string): Promise<{ url: string; breakConnections: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-proxy-'));
  const url = new URL(databaseUrl);
  const target = join(url.searchParams.get('host') ?? '', socketName);
  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    clients.add(client);
    pipeline(client, connect(target), client).catch(() => undefined); // it was broken
  });
  await once(proxy.listen(join(folder, socketName)), 'listening');
  onTestFinished(async () => {
    proxy.close();
    await rm(folder, { recursive: true, force: true });
  });
  url.searchParams.set('host', folder);
  return {
    url: url.href,
    breakConnections() {
      for (const client of clients) client.destroy();
    },
  };
}

/** PostgreSQL's name for the socket in its folder. */
const socketName = '.s.PGSQL.5432';
