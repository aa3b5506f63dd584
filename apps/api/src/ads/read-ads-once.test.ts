import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ServerWithAd, startServerWithAd } from '../../test/start-server-with-ad.ts';
import { readAdsOnce } from './read-ads-once.ts';

const id = 'ad-12345678';
let started: ServerWithAd;
beforeAll(async () => {
  started = await startServerWithAd(id);
});
afterAll(() => started.close());

it('reads an ad once for each version, and not after it was deleted', async () => {
  const { client, config } = started;
  const { ads } = started.server.services;
  const find = vi.spyOn(ads, 'find');
  const once = readAdsOnce(ads);
  expect(await once.find(id)).toBeNull();
  await client.json('POST', '/api/ads', config);
  const [first, again] = [await once.find(id), await once.find(id)];
  expect(first).toMatchObject({ version: 1, config: { name: config.name } });
  expect(again).toBe(first);
  await ads.replace({ id, fromVersion: 1, config: { ...config, name: 'Renamed' }, assetIds: [] });
  find.mockClear();
  expect(await once.find(id)).toMatchObject({ version: 2, config: { name: 'Renamed' } });
  await once.find(id);
  expect(find).toHaveBeenCalledTimes(1);
  await ads.setDeleted(id, new Date(0).toISOString());
  expect(await once.find(id)).toBeNull();
});
