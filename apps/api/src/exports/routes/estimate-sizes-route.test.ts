import { estimateSizes, EstimateSizesResponse, type NetworkSizes } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { exportLimits, requestLimits } from '@spinreel/config-schema/limits/limits';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startServerWithAd } from '../../../test/start-server-with-ad.ts';
import type { TestServer } from '../../../test/start-test-server.ts';

const id = 'ad-12345678';
let server: TestServer;
let client: Client;
let config: AdConfig;

beforeAll(async () => {
  const started = await startServerWithAd(id);
  ({ server, client, config } = started);
  return started.close;
});

it('weighs an ad in any state: missing parts count as zero', async () => {
  const [meta, moloco] = await requestSizes({ id });
  expect(meta).toMatchObject({
    network: 'meta',
    label: 'Meta Ads',
    limitBytes: exportLimits.maxBytes,
    isEstimate: true,
  });
  expect(Object.keys(meta?.bytesByAsset ?? {}).toSorted()).toEqual(['fonts', 'player']);
  const { player = 0, fonts = 0 } = moloco?.bytesByAsset ?? {};
  expect(moloco?.totalBytes).toBe(player + fonts);
  const [withCover] = await requestSizes({ id, assets: { coverImage: config.assets!.coverImage! } });
  expect(Object.keys(withCover?.bytesByAsset ?? {}).toSorted()).toEqual(['cover', 'fonts', 'player']);
  expect(withCover?.bytesByAsset['cover']).toBeGreaterThan(10_000);
});

// Requirement: size.estimates
it('is exact once the video was encoded for the ad: every figure equals the export’s', async () => {
  const [estimated] = await requestSizes(config);
  expect(estimated).toMatchObject({ isEstimate: true });
  for (const [network, call] of [
    ['meta', 'generate'],
    ['moloco', 'generate-moloco'],
  ]) {
    const exported = (await client.json('POST', `/api/export/${id}/${call}`, { config })).json().data;
    const sizes = (await requestSizes(config)).find((line) => line.network === network);
    expect(sizes).toMatchObject({
      isEstimate: false,
      totalBytes: exported.fileSize,
      bytesByAsset: exported.bytesByAsset,
    });
  }
  const [other] = await requestSizes({ ...config, pausePoints: [{ id: 'pause-1', timestamp: 0.1 }] });
  expect(other).toMatchObject({ isEstimate: true });
  expect(other?.bytesByAsset['cover']).toBe(estimated?.bytesByAsset['cover']);
});

// Requirement: network.chosen-per-ad
it('estimates only the files of the chosen networks', async () => {
  const sizes = await requestSizes({ ...config, networks: ['applovin'] });
  expect(sizes.map(({ network }) => network)).toEqual(['applovin']);
  expect(await requestSizes({ ...config, networks: [] })).toEqual([]);
});

it('does not encode a video for an estimate', async () => {
  const [storeRecipe, runJob] = [
    vi.spyOn(server.services.recipes, 'put'),
    vi.spyOn(server.services.jobs, 'run'),
  ];
  await requestSizes({ ...config, pausePoints: [{ id: 'pause-1', timestamp: 0.25 }] });
  expect(storeRecipe).not.toHaveBeenCalled();
  expect(runJob).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('refuses invalid ads, files of other sessions, and too large bodies', async () => {
  const send = (body: unknown, as = client) => as.json('POST', estimateSizes.path(id), body);
  expect((await send({})).statusCode).toBe(400);
  expect((await send({ config, more: 1 })).statusCode).toBe(400);
  expect((await send({ config: { name: 1 } })).json().error.code).toBe('invalid-ad');
  expect((await send({ config: { name: 'x'.repeat(requestLimits.jsonBodyBytes) } })).statusCode).toBe(413);
  expect((await send({ config }, await server.unlocked())).json().error.code).toBe('unknown-asset');
});

async function requestSizes(ad: AdConfig): Promise<NetworkSizes[]> {
  const answer = await client.json('POST', estimateSizes.path(id), { config: ad });
  expect(Compile(EstimateSizesResponse).Errors(answer.json())).toEqual([]);
  return answer.json<EstimateSizesResponse>().data.networks;
}
