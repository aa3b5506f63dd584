import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasePlaces } from '../../../test/database-places.ts';
import { type PostgresServer, startPostgres } from '../../../test/outside-services/start-postgres.ts';
import type { Database } from '../tables.ts';
import { adCuts } from './0005-ad-cuts.ts';
import { videoCrops } from './0017-video-crops.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

const time = '2026-11-28T12:00:00.000Z';
const wide = { splitScreen: true, zoom: 2, zoomX: 0, zoomY: 10 };
const square = { splitScreen: true, shape: '1:1', zoom: 1, zoomX: 0, zoomY: 0 };

// Requirement: reliability.migrations
describe.each(databasePlaces(() => server))('%s', (_name, place) => {
  it('keeps the crops of all ads as crops of their video, also those of two ads that are equal', async () => {
    const database = await openEarlier(place);
    await videoCrops.up(database);
    const rows = await database.selectFrom('video_crop').selectAll().orderBy('name').execute();
    const row = { asset_id: 'video-0001', requested_at: time };
    expect(rows).toEqual([
      { ...row, name: 'split_16:9_2_0_10', served_sha256: 'b' },
      { ...row, name: 'split_1:1_1_0_0', served_sha256: 'a' },
    ]);
    const tables = await database.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('ad_cut');
    await database.destroy();
  });

  it('writes a crop into an ad that was saved without its settings, and changes no other ad', async () => {
    const database = await openEarlier(place);
    await videoCrops.up(database);
    const rows = await database.selectFrom('ad').select(['id', 'doc']).execute();
    const videos = Object.fromEntries(rows.map(({ id, doc }) => [id, readVideo(doc)]));
    expect(videos).toEqual({
      'by-script': { filePath: 'asset:video-0001', ...square },
      'by-wizard': { filePath: '/api/assets/video-0001', ...wide },
      'without-video': undefined,
    });
    await database.destroy();
  });

  it('writes the crop of an ad into its earlier versions that were saved without crop settings', async () => {
    const database = await openEarlier(place);
    await videoCrops.up(database);
    const rows = await database.selectFrom('ad_revision').selectAll().orderBy('ad_id').execute();
    const videos = rows.map(({ ad_id: id, version, doc }) => [id, version, readVideo(doc)]);
    expect(videos).toEqual([
      ['by-script', 1, { filePath: 'asset:video-0001', ...square }],
      ['by-wizard', 1, { filePath: '/api/assets/video-0001', ...wide }],
      // Only an earlier version has the video.
      ['without-video', 1, { filePath: 'asset:video-0001', ...wide }],
    ]);
    expect(rows[0]).toMatchObject({ name: 'by-script 1', saved_at: time });
    await database.destroy();
  });
});

function readVideo(doc: string): object | undefined {
  return (JSON.parse(doc) as { assets: { gameplayVideo?: object } }).assets.gameplayVideo;
}

/** Opens a database, and takes it back to the version before, with a video that four ads crop. One of them is not saved. */
async function openEarlier(
  place: () => Promise<{ address: string; open: (at: string) => Promise<Database> }>,
) {
  const { address, open } = await place();
  const database = await open(address);
  await database.schema.dropTable('video_crop').execute();
  await adCuts.up(database);
  await database
    .insertInto('asset')
    .values({
      ...{ id: 'video-0001', session_id: 's', media_kind: 'mp4', original_name: 'clip.mp4', facts: '{}' },
      ...{ original_sha256: 'o', size_bytes: 1, served_sha256: 's', served_mime_type: 'video/mp4' },
      created_at: time,
    })
    .execute();
  const ads = {
    'by-script': { gameplayVideo: { filePath: 'asset:video-0001' } },
    'by-wizard': { gameplayVideo: { filePath: '/api/assets/video-0001', ...wide } },
    'without-video': {},
  };
  await database
    .insertInto('ad')
    .values(
      Object.entries(ads).map(([id, assets]) => ({
        ...{ id, session_id: 's', version: 2, doc: JSON.stringify({ id, assets }), deleted_at: null },
        ...{ created_at: time, updated_at: time },
      })),
    )
    .execute();
  const earlier = { ...ads, 'without-video': ads['by-script'] };
  await database
    .insertInto('ad_revision')
    .values(
      Object.entries(earlier).map(([id, assets]) => ({
        ...{ ad_id: id, version: 1, doc: JSON.stringify({ id, assets }), saved_at: time, name: `${id} 1` },
      })),
    )
    .execute();
  await (database as unknown as Kysely<{ ad_cut: Record<string, string> }>)
    .insertInto('ad_cut')
    .values(
      [
        { ad_id: 'by-script', served_sha256: 'a', cut: JSON.stringify(square) },
        { ad_id: 'by-wizard', served_sha256: 'b', cut: JSON.stringify(wide) },
        { ad_id: 'without-video', served_sha256: 'b', cut: JSON.stringify(wide) },
        { ad_id: 'not-saved', served_sha256: 'b', cut: JSON.stringify(wide) },
      ].map((row) => ({ ...row, asset_id: 'video-0001', made_at: time })),
    )
    .execute();
  return database;
}
