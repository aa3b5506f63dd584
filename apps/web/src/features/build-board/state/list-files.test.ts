import type { Build } from '@spinreel/api-contract/builds';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

const ad: AdDocument = {
  cta: { label: 'Spin!' },
  networks: ['meta'],
  variants: [{ id: 'play', overrides: { 'cta.label': 'Play' } }],
};
const now = new Date('2026-11-28T12:00:00Z');

test('a file is outdated once its own variant has changed', () => {
  const builds = [createBuild(null), createBuild('play')];
  const contents = {
    base: resolveVariant(ad, { variantId: null, language: 'en' }),
    play: resolveVariant(ad, { variantId: 'play', language: 'en' }),
  };
  const listStates = (changed: AdDocument) =>
    listFiles({ ad: changed, selection: { networks: ['meta'] }, known: { builds, contents }, now }).map(
      ({ status }) => status,
    );
  expect(listStates(ad)).toEqual(['ready', 'ready']);
  expect(listStates({ ...ad, networks: ['moloco'] })).toEqual(['ready', 'ready']);
  expect(listStates({ ...ad, variants: [{ id: 'play', overrides: { 'cta.label': 'Go' } }] })).toEqual([
    'ready',
    'outdated',
  ]);
  expect(listStates({ ...ad, cta: { label: 'Go' } })).toEqual(['outdated', 'ready']);
});

test('a file without a build, or with one that has expired, is missing', () => {
  const expired = createBuild('play', '2026-11-28T11:00:00Z');
  const known = {
    builds: [expired],
    contents: { play: resolveVariant(ad, { variantId: 'play', language: 'en' }) },
  };
  const files = listFiles({ ad, selection: { networks: ['meta'] }, known, now });
  expect(files.map(({ status }) => status)).toEqual(['missing', 'missing']);
});

function createBuild(variantId: string | null, expiresAt = '2026-11-29T12:00:00Z'): Build {
  return {
    ...{ id: `build-${variantId}`, network: 'meta', variantId, language: 'en' },
    ...{ state: 'ready', content: variantId ?? 'base', progress: null, error: null },
    requestedAt: '2026-11-28T10:00:00Z',
    result: {
      ...{ id: 'a', downloadUrl: '/a', fileName: 'a.zip', fileSize: 1, checksum: 'a' },
      ...{ generatedAt: '2026-11-28T10:00:00Z', expiresAt, bytesByAsset: {}, warnings: [] },
    },
  };
}
