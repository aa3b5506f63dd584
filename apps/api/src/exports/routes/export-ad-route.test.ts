import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startServerWithAd } from '../../../test/start-server-with-ad.ts';

const id = 'ad-12345678';
const exportPath = `/api/export/${id}`;
const nowMs = Date.parse('2026-11-21T12:00:00Z');
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id, { now: () => nowMs });
  ({ client, config } = started);
  return started.close;
});

// Requirement: network.one-record
it.each(Object.values(adNetworks))(
  'makes the file for $id under its own id, and it passes preflight',
  async (network) => {
    const answer = await client.json('POST', `${exportPath}/${network.id}`, { config });
    const { data } = answer.json();
    expect(answer.statusCode).toBe(200);
    expect(data.fileName).toMatch(/^lucky[-_]reels[-_].*\.(zip|html)$/);
    const file = await client.get(data.downloadUrl);
    expect(file.headers['content-type']).toBe(network.container.mimeType);
    const verdict = await checkFile({ bytes: file.rawPayload, fileName: data.fileName, network });
    expect(verdict).toMatchObject({ passed: true, sha256: data.checksum });
  },
);

it('makes the same file at the two older addresses, and none for unknown networks', async () => {
  const requestChecksum = async (call: string) =>
    (await client.json('POST', `${exportPath}/${call}`, { config })).json().data.checksum;
  expect(await requestChecksum('generate')).toBe(await requestChecksum('meta'));
  expect(await requestChecksum('generate-moloco')).toBe(await requestChecksum('moloco'));
  for (const word of ['preview-page', 'preview ', 'Meta', 'toString'])
    expect(
      (await client.json('POST', `${exportPath}/${encodeURIComponent(word)}`, { config })).statusCode,
    ).toBe(404);
});

const storeUrls = {
  ios: 'https://apps.apple.com/app/id0000000000',
  android: 'https://play.google.com/store/apps/details?id=com.example.spins',
};

// Requirement: export.store-url-by-network
it('puts the store URLs of a saved ad into the file for AppLovin, and not into the one for Moloco', async () => {
  const adId = 'ad-store-urls';
  const { id: _id, ...ad } = { ...config, storeUrls };
  expect((await client.json('POST', '/api/ads', { ...ad, id: adId })).statusCode).toBe(200);
  const saved = (await client.get(`/api/ads/${adId}`)).json().data.config;
  expect(saved.storeUrls).toEqual(storeUrls);
  const fileFor = async (network: string) => {
    const { data } = (await client.json('POST', `/api/export/${adId}/${network}`, { config: saved })).json();
    return { warnings: data.warnings, page: (await client.get(data.downloadUrl)).body };
  };
  const [applovin, moloco] = [await fileFor('applovin'), await fileFor('moloco')];
  expect(applovin.warnings).toEqual([]);
  for (const url of Object.values(storeUrls)) {
    expect(applovin.page).toContain(`>${url}<`);
    expect(moloco.page).not.toContain(url);
  }
});

// Requirement: customize.store-urls-by-platform
it('warns that a store URL suits only one platform where the file contains it', async () => {
  const requestWarnings = async (network: string, change: AdConfig) => {
    const answer = await client.json('POST', `${exportPath}/${network}`, {
      config: { ...config, ...change },
    });
    return answer.json().data.warnings;
  };
  const android = { cta: { label: 'Spin!', storeUrl: storeUrls.android } };
  expect(await requestWarnings('applovin', android)).toEqual([
    'The store URL leads to Google Play. Add an App Store URL for viewers on iOS.',
  ]);
  expect(await requestWarnings('moloco', android)).toEqual([]);
});

// Requirement: customize.store-urls-by-platform
it.each([
  [{ ios: storeUrls.android }, 'store-url-of-other-platform', 'storeUrls.ios'],
  [{ android: storeUrls.ios }, 'store-url-of-other-platform', 'storeUrls.android'],
])('refuses to export with the store URLs %j, and names the field', async (urls, code, field) => {
  const answer = await client.json('POST', `${exportPath}/meta`, { config: { ...config, storeUrls: urls } });
  expect([answer.statusCode, answer.json().error]).toMatchObject([
    422,
    { code: 'unacceptable', problem: { code, field } },
  ]);
});

// Requirement: customize.store-url
it.each(['ios', 'android'])('refuses to save a hostile store URL for %s', async (platform) => {
  const ad = { id: 'ad-hostile-url', storeUrls: { [platform]: 'javascript:alert(1)' } };
  const answer = await client.json('POST', '/api/ads', ad);
  expect([answer.statusCode, answer.json().error.problem]).toMatchObject([
    422,
    { code: 'store-url-invalid', field: `storeUrls.${platform}` },
  ]);
});
