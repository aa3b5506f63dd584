import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { beforeAll, expect, it } from 'vitest';
import { type ServerWithAd, startServerWithAd } from '../../test/start-server-with-ad.ts';
import { uploadAd } from '../../test/upload-ad.ts';
import { readAdsOnce } from '../ads/read-ads-once.ts';
import { prepareAd } from './prepare-ad.ts';

const adId = 'ad-12345678';
let started: ServerWithAd;

beforeAll(async () => {
  started = await startServerWithAd(adId);
  return started.close;
});

it('replaces the client’s video facts with the measured ones', async () => {
  const { prepare, config } = await setup();
  const claimed = {
    ...config.assets?.gameplayVideo,
    filePath: readVideoPath(config),
    duration: 60,
    frameRate: 1000,
  };
  const { ad } = await prepare({ ...config, assets: { ...config.assets, gameplayVideo: claimed } });
  expect(ad.video.frameRate).toBe(30);
  expect(ad.video.trim.endSeconds).toBeCloseTo(1, 1);
});

it('has equal fingerprints for equal ads of equal files, whatever their handles', async () => {
  const { prepare, config, client } = await setup();
  const again = await uploadAd(client, adId);
  expect(readVideoPath(again)).not.toBe(readVideoPath(config));
  const [first, second] = [await prepare(config), await prepare(again)];
  expect(second.fingerprint).toBe(first.fingerprint);
  expect((await prepare({ ...config, name: 'Other' })).fingerprint).not.toBe(first.fingerprint);
  expect((await prepare({ ...config, name: 'Other' })).mediaFingerprint).toBe(first.mediaFingerprint);
});

it('refuses another session, although the same config was prepared before', async () => {
  const { prepare, config } = await setup();
  await prepare(config);
  await expect(
    prepareAd(started.server.services, { config, adId: 'ad-of-nobody', sessionId: 'other' }),
  ).rejects.toMatchObject({ code: 'unknown-asset' });
});

// These come last, because the saved ad would crop the video of the other tests too.
it('crops as the request says, else as the saved ad says, else as the upload was cropped', async () => {
  const { prepare, config, client } = await setup();
  expect((await prepare(config)).ad.video.zoomFactor).toBe(1);
  const saved = { ...config.assets?.gameplayVideo, filePath: readVideoPath(config), zoom: 2 };
  await client.json('POST', '/api/ads', { ...config, assets: { ...config.assets, gameplayVideo: saved } });
  expect((await prepare(config)).ad.video.zoomFactor).toBe(2);
  const sent = { ...saved, zoom: 1.5 };
  expect(
    (await prepare({ ...config, assets: { ...config.assets, gameplayVideo: sent } })).ad.video.zoomFactor,
  ).toBe(1.5);
});

it('finds the saved version with the same content, whatever the client says about its files', async () => {
  const { prepare, config, client } = await setup();
  const video = { ...config.assets?.gameplayVideo, filePath: readVideoPath(config), zoom: 3 };
  const withVideo = (facts: object) => ({
    ...config,
    assets: { ...config.assets, gameplayVideo: { ...video, ...facts } },
  });
  await client.json('PUT', `/api/ads/${adId}`, withVideo({}));
  const { version } = (await client.get(`/api/ads/${adId}`)).json().data;
  const named = { originalName: 'other.mp4', preview: 'blob:x', duration: 60, trim: null };
  expect((await prepare(withVideo(named))).savedVersion).toBe(version);
  expect((await prepare(withVideo({ zoom: 1 }))).savedVersion).toBeNull();
});

it('finds the version that was saved after the same config was prepared', async () => {
  const { prepare, config, client } = await setup();
  const changed = { ...config, name: 'Changed' };
  expect((await prepare(changed)).savedVersion).toBeNull();
  await client.json('PUT', `/api/ads/${adId}`, changed);
  const { version } = (await client.get(`/api/ads/${adId}`)).json().data;
  expect((await prepare(changed)).savedVersion).toBe(version);
});

function readVideoPath(config: AdConfig): string {
  return config.assets?.gameplayVideo?.filePath ?? '';
}

async function setup() {
  const { client, config } = started;
  const { services } = started.server;
  const [session] = await services.database.selectFrom('session').selectAll().execute();
  const sessionId = session?.id_hash ?? '';
  const context = { ...services, ads: readAdsOnce(services.ads) };
  const prepare = (changed: AdConfig) => prepareAd(context, { config: changed, adId, sessionId });
  return { client, config, prepare };
}
