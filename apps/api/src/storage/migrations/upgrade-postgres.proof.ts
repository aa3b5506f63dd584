// Requirement: reliability.migrations
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../../../test/outside-services/start-postgres.ts';
import { startServerProcess } from '../../../test/processes/start-server-process.ts';
import { openFolderBlobStore } from '../blobs/folder-blob-store.ts';

/**
 * What the version with 13 migrations stored, as `pg_dump --inserts` wrote it, with a short finished file, a short report and
 * later expiry dates. Do not change it: new versions must be able to open it.
 */
const stored = new URL('../../../test/stored-postgres.sql', import.meta.url);
/** The finished file and the shared preview of the stored ad. */
const page = '<!doctype html><title>Spring campaign</title>\n';
const authorization = 'Bearer spinreel_cjyT9dMaMO_T0AvS7v1X1m4HzFzjERuS_xQy-xYBqfc';
const patient = { timeout: 60_000, interval: 50 };

it('finishes an upgrade that a killed server began, with two servers at once, and serves what was stored', async () => {
  const { sql, env } = await openEarlier();
  // The last statement of migration 17 waits for this lock.
  await sql('begin');
  await sql('lock table ad_cut in access share mode');
  let kill = (): Promise<void> => Promise.resolve();
  const killed = startServerProcess({ env, cleanUp: (work) => (kill = work) });
  killed.catch(() => undefined);
  await vi.waitFor(
    async () => expect(await sql('select 1 from pg_locks where not granted')).toHaveLength(1),
    patient,
  );
  await kill();
  await expect(killed).rejects.toThrow('The server ended');
  await sql('rollback');
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()`;
  await vi.waitFor(async () => expect(await sql(others)).toEqual([]), patient);
  expect(await sql('select max(name) as newest from kysely_migration')).toEqual([
    { newest: '0013-check-publishing' },
  ]);
  expect(await sql(`select 1 from information_schema.tables where table_name = 'build'`)).toEqual([]);

  const servers = await Promise.all([1, 2].map(() => startServerProcess({ env, cleanUp: onTestFinished })));
  for (const { address } of servers) {
    const read = async (path: string) => await fetch(address + path, { headers: { authorization } });
    const readData = async (path: string) => ((await (await read(path)).json()) as { data: unknown }).data;
    expect(await readData('/api/ads')).toMatchObject({ ads: [{ id: 'ad-by-script', version: 2 }] });
    const gameplayVideo = { splitScreen: false, zoom: 1.5, zoomX: 0, zoomY: -100 };
    const config = { assets: { gameplayVideo }, cta: { label: 'Play!' } };
    expect(await readData('/api/ads/ad-by-script')).toMatchObject({ version: 2, config });
    expect(await readData('/api/ads/ad-by-script/versions')).toMatchObject({
      versions: [
        { version: 2, name: null, isCurrent: true },
        { version: 1, name: 'First idea', isCurrent: false },
      ],
    });
    expect(await readData('/api/ads/ad-by-script/versions/1')).toMatchObject({
      version: 1,
      config: { ...config, cta: { label: 'Spin!' } },
    });
    expect(await readData('/api/brand-presets')).toMatchObject({ presets: [{ brand: 'Lucky', name: 'UK' }] });
    expect(await (await read('/api/downloads/5434757f-3674-4525-965e-e59d76b3dedf')).text()).toBe(page);
    expect(await (await fetch(`${address}/p/3vv_P5abzrVomcEp9hzwtkI2Pai_VNDbHwxqjWwSRJo`)).text()).toContain(
      'Spring campaign',
    );
  }
}, 180_000);

/** Starts PostgreSQL with the stored database. `env` are the settings of a server, and `sql` runs a statement. */
async function openEarlier() {
  const [postgres, dataDir] = await Promise.all([
    startPostgres(),
    mkdtemp(join(tmpdir(), 'spinreel-upgrade-')),
  ]);
  onTestFinished(async () => {
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  });
  const databaseUrl = await postgres.createDatabase();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(await readFile(stored, 'utf8'));
  await (await openFolderBlobStore(dataDir)).storeBytes(Buffer.from(page));
  return {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    sql: async (text: string): Promise<unknown[]> => (await client.query(text)).rows as unknown[],
  };
}
