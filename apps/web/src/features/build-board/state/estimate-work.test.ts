import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { listBuilds } from '@spinreel/variants/builds/list-builds';
import { expect, test } from 'vitest';
import { estimateWork } from './estimate-work.ts';

const ad: AdConfig = {
  networks: ['meta', 'moloco'],
  assets: { gameplayVideo: { filePath: 'asset:video-01' } },
  languages: ['de'],
  variants: [
    { id: 'text', overrides: { 'cta.label': 'Play' } },
    { id: 'video', overrides: { 'assets.gameplayVideo': { filePath: 'asset:video-02' } } },
  ],
};

test('files with the same media share an encode, whatever their texts', () => {
  const networks = findChosenNetworks(ad);
  const files = listBuilds(ad, { networks: ['meta', 'moloco'] }).map(
    (plan) => ({ ...plan, status: 'missing', build: null }) as const,
  );
  const size = { bytesByAsset: {}, limitBytes: 5_000_000, isEstimate: true };
  const sizes = ['meta', 'moloco'].map((network) => ({ ...size, network, label: network, totalBytes: 1000 }));
  const { encodes, totalBytes } = estimateWork({ ad, files, networks, sizes });
  expect(totalBytes).toBe(12_000);
  const ofOneVideo = files.filter(({ variantId }) => variantId !== 'video');
  expect(encodes).toBe(2 * estimateWork({ ad, files: ofOneVideo, networks, sizes }).encodes);
  expect(estimateWork({ ad, files, networks, sizes: [] }).totalBytes).toBeNull();
});
