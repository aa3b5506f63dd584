import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { expect, test } from 'vitest';
import { findNetworkProblem, findNetworkWarning } from './find-network-problem.ts';
import { networks } from './networks/index.ts';

const linked = { ...networks.moloco, label: 'Linked Ads', storeUrl: 'required' } as const;

const ad: AdConfig = {
  assets: { coverImage: { filePath: 'cover' }, gameplayVideo: { filePath: 'video' } },
  pausePointCount: 0,
};

test('names the network that needs the store URL in its file', () => {
  const problem = findNetworkProblem(ad, linked);
  expect(problem).toMatchObject({ code: 'store-url-missing-in-file', field: 'cta.storeUrl' });
  expect(problem && describeProblem(problem)).toBe(
    'Linked Ads needs the store URL in its file. Please add the store URL to the ad.',
  );
  expect(findNetworkProblem(ad, networks.moloco)).toEqual(findExportProblem(ad));
});

test('reports everything else with the same message for all networks', () => {
  expect(findNetworkProblem({}, linked)).toEqual(findExportProblem({}));
  const hostile = { ...ad, cta: { storeUrl: 'javascript:alert(1)' } };
  expect(findNetworkProblem(hostile, linked)).toEqual(findExportProblem(hostile));
  expect(findNetworkProblem({ ...ad, cta: { storeUrl: 'https://store.example' } }, linked)).toBeNull();
});

// Requirement: export.store-url-by-network
test.each([
  ['required', 'store-url-not-for-platform'],
  ['campaign', undefined],
  ['forbidden', undefined],
] as const)('with a store URL that is %s, an App Store URL alone has the warning %j', (storeUrl, code) => {
  const config = { ...ad, cta: { storeUrl: 'https://apps.apple.com/app/id1' } };
  const network = { ...networks.moloco, storeUrl };
  expect(findNetworkProblem(config, network)).toBeNull();
  expect(findNetworkWarning(config, network)?.code).toBe(code);
});

test.each(['required', 'campaign', 'forbidden'] as const)(
  'names the platform without a store URL if the store URL is %s',
  (storeUrl) => {
    const config = { ...ad, storeUrls: { ios: 'https://apps.apple.com/app/id1' } };
    const problem = findNetworkProblem(config, { ...networks.moloco, storeUrl });
    expect(problem).toMatchObject({ code: 'store-url-missing-on-platform', field: 'storeUrls.android' });
  },
);
