import { readExportResult, selectResults } from '../../exports/artifact-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces } from '../../../test/database-places.ts';
import { type PostgresServer, startPostgres } from '../../../test/outside-services/start-postgres.ts';
import type { Database } from '../tables.ts';
import { builds } from './0014-builds.ts';
import { bulkBuilds } from './0016-bulk-builds.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

// Requirement: reliability.migrations
describe.each(databasePlaces(() => server))('%s', (_name, place) => {
  it('keeps builds of earlier versions as those of the base, in the language of their ad', async () => {
    const database = await openEarlier(place);
    await bulkBuilds.up(database);
    const rows = await database
      .selectFrom('build')
      .select(['id', 'variant_id', 'language', 'changed_at'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 'default', variant_id: null, language: 'en', changed_at: '' },
      { id: 'german', variant_id: null, language: 'de', changed_at: '' },
    ]);
    await database.destroy();
  });

  it('still reads the sizes in files of earlier versions', async () => {
    const database = await openEarlier(place);
    await bulkBuilds.up(database);
    const [row] = await selectResults(database).execute();
    expect(row && readExportResult(row)).toMatchObject({ id: 'german', bytesByAsset: { video: 7 } });
    await database.destroy();
  });
});

/** Opens a database, and takes its tables of builds and files back to the earlier version, with some rows. */
async function openEarlier(
  place: () => Promise<{ address: string; open: (at: string) => Promise<Database> }>,
) {
  const { address, open } = await place();
  const database = await open(address);
  for (const table of ['archive', 'build', 'build_content'] as const)
    await database.schema.dropTable(table).execute();
  for (const column of ['parts', 'details'])
    await database.schema.alterTable('artifact').dropColumn(column).execute();
  await builds.up(database);
  const earlier = database;
  const content = (sha256: string, config: object) => ({ sha256, doc: JSON.stringify(config) });
  await earlier
    .insertInto('build_content')
    .values([content('a', { compliance: { language: 'de' } }), content('b', { name: 'Ad' })])
    .execute();
  const time = '2026-11-28T12:00:00.000Z';
  const row = {
    ad_id: 'ad',
    session_id: 's',
    network: 'meta',
    state: 'ready',
    requested_at: time,
    expires_at: time,
  };
  for (const [id, sha256] of [
    ['german', 'a'],
    ['default', 'b'],
  ] as const)
    await earlier
      .insertInto('build')
      .values({ ...row, id, content: sha256 } as never)
      .execute();
  await earlier
    .insertInto('artifact')
    .values({
      ...{ id: 'german', ad_id: 'ad', network: 'meta', sha256: 'f', mime_type: 'x', file_name: 'ad.zip' },
      ...{ size_bytes: 9, generated_at: time, expires_at: time, session_id: 's', ad_version: null },
      ...{ verdict: null, report: JSON.stringify({ bytesByAsset: { video: 7 } }) },
    })
    .execute();
  return database;
}
