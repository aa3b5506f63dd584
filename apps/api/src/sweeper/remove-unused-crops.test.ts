import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { clipFile, readHandle } from '../../test/upload-ad.ts';
import { sweep } from './sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

// Requirement: crop.no-upload
it('removes crops that no version of an ad shows, a week after they were last requested', async () => {
  const clock = { nowMs: Date.parse('2026-11-21T12:00:00Z') };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  const filePath = readHandle(await client.upload('video', await clipFile()));
  const id = 'ad-12345678';
  const show = (zoom: number, more: object = {}) => ({
    ...{ id, assets: { gameplayVideo: { filePath, zoom } } },
    ...more,
  });
  await client.json('POST', '/api/ads', show(1.1));
  const variants = [{ id: 'one', overrides: { 'assets.gameplayVideo.zoom': 1.3 } }];
  await client.json('PUT', `/api/ads/${id}`, show(1.2, { variants }));
  const { database, crops } = server.services;
  const addCrops = async (zooms: number[]) => {
    for (const zoom of zooms)
      await crops.add({
        ...{ assetId: filePath.slice('asset:'.length), name: nameCrop({ zoom }) },
        servedSha256: `${zoom}`,
      });
  };
  const listZooms = async () =>
    (await database.selectFrom('video_crop').select('served_sha256').orderBy('served_sha256').execute()).map(
      (row) => Number(row.served_sha256),
    );
  await addCrops([1.1, 1.2, 1.3, 1.4, 1.5]);
  clock.nowMs += 6 * dayMs;
  await addCrops([1.5]);
  await sweep(server.services);
  expect(await listZooms()).toEqual([1.1, 1.2, 1.3, 1.4, 1.5]);
  clock.nowMs += dayMs;
  await sweep(server.services);
  expect(await listZooms()).toEqual([1.1, 1.2, 1.3, 1.5]);
});
