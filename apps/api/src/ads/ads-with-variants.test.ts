import { listAds } from '@spinreel/api-contract/ads';
import { readProject } from '@spinreel/api-contract/projects';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { variantLimits } from '@spinreel/config-schema/limits/limits';
import { listAssetHandles, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { makePngBytes, makePngHeader } from '@spinreel/fixtures/make-png-bytes';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openProject } from '../../test/project-files.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { readHandle, uploadAd } from '../../test/upload-ad.ts';
import { sweep } from '../sweeper/sweep.ts';

const adId = 'ad-12345678';
const monthMs = 30 * 24 * 60 * 60 * 1000;

// Requirement: ad.variants
it('saves an ad with the most variants, each with six changes, and their texts in five languages', async () => {
  const { client, config, handles } = await setup();
  const languages = ['de', 'fr', 'es', 'it'] as const;
  const numbers = Array.from({ length: variantLimits.maxVariants }, (_, index) => index);
  const label = (index: number) => `Spin the reels of concept ${index}`;
  const translate = (language: string) =>
    Object.fromEntries(
      numbers.map((index) => [label(index), { text: `${label(index)} ${language}`, isConfirmed: true }]),
    );
  const large: AdConfig = {
    ...config,
    languages: [...languages],
    translations: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          'cta.label': translate(language),
          'outro.headline': translate(language),
          'outro.label': translate(language),
        },
      ]),
    ),
    variants: numbers.map((index) => ({
      id: `variant-${index}`,
      name: `Concept ${index} of the season`,
      overrides: {
        'cta.label': label(index),
        'cta.color': '#aa00bb',
        'outro.headline': label(index),
        'outro.label': label(index),
        'assets.coverImage': { filePath: handles.cover },
        'assets.winningBadgeImage': null,
      },
    })),
  };
  const created = await client.json('POST', '/api/ads', large);
  expect([created.statusCode, created.json().error]).toEqual([200, undefined]);
  const saved = await client.json('PUT', `/api/ads/${adId}`, { ...large, name: 'Changed' });
  expect(saved.json().data.config.variants).toEqual(large.variants);
});

// Requirement: ad.variants
it('keeps the files of variants and languages, also in copies, versions and project files', async () => {
  const { server, clock, client, config, handles } = await setup();
  const varied = createVaried(config, handles);
  await client.json('POST', '/api/ads', varied);
  await client.json('POST', `/api/ads/${adId}/duplicate`, { id: 'ad-copy-0001', name: 'Copy' });
  const project = (await client.get(readProject.path(adId))).rawPayload;
  const assetIds = listAssetHandles(varied).map(({ handle }) => parseAssetId(handle) ?? '');
  expect(new Set(assetIds).size).toBe(4);
  for (const id of [adId, 'ad-copy-0001'])
    expect(new Set(await server.services.ads.findAssetIds(id))).toEqual(new Set(assetIds));
  // A version without variants, of which the former one can be restored.
  await client.json('PUT', `/api/ads/${adId}`, config);
  clock.nowMs += monthMs;
  await sweep(server.services);
  const { assets } = server.services;
  expect(new Set((await assets.findAll(assetIds)).map(({ id }) => id))).toEqual(new Set(assetIds));

  const stranger = await server.unlocked();
  const opened = await openProject(stranger, project);
  expect([opened.statusCode, opened.json().error]).toEqual([200, undefined]);
  const own: AdConfig = opened.json().data.config;
  expect(listAssetHandles(own)).toHaveLength(4);
  expect(own.variants?.[0]?.overrides?.['assets.winningBadgeImage']).toBeNull();
  const linked = await server.services.ads.findAssetIds(opened.json().data.id);
  expect(new Set(linked)).toEqual(new Set(listAssetHandles(own).map(({ handle }) => parseAssetId(handle))));
  expect((await stranger.get(readProject.path(opened.json().data.id))).statusCode).toBe(200);
  expect((await stranger.get(listAds.path())).json().data.ads).toHaveLength(1);
});

/** An ad whose variant has its own cover, which is another one in German. */
function createVaried(config: AdConfig, handles: { cover: string; german: string }): AdConfig {
  return {
    ...config,
    languages: ['de'],
    variants: [
      {
        id: 'one',
        overrides: { 'assets.coverImage': { filePath: handles.cover }, 'assets.winningBadgeImage': null },
        byLanguage: { de: { 'assets.coverImage': { filePath: handles.german } } },
      },
    ],
  };
}

/** Starts a server with an ad that is not saved yet, and with two further covers. */
async function setup() {
  const clock = { nowMs: Date.now() };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  const config = await uploadAd(client, adId);
  const upload = async (name: string, widthPx: number) =>
    readHandle(await client.upload('image', { name, bytes: createGreyPng(widthPx) }));
  return {
    server,
    clock,
    client,
    config,
    handles: { cover: await upload('cover.png', 90), german: await upload('german.png', 91) },
  };
}

/** A grey image of this width. Images of different widths are different files. */
function createGreyPng(widthPx: number): Uint8Array {
  const heightPx = 160;
  // Each row starts with the number of its filter.
  const rows = deflateSync(Buffer.alloc((widthPx + 1) * heightPx));
  return makePngBytes([
    ['IHDR', makePngHeader({ widthPx, heightPx, bitDepth: 8, colourType: 0 })],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ]);
}
