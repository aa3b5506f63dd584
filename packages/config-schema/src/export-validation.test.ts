import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { exportProblem } from './export-validation.ts';
import { messages } from './messages.ts';

const complete: AdConfig = {
  assets: {
    coverImage: { filePath: 'asset:cover-01' },
    gameplayVideo: { filePath: 'asset:video-01', duration: 12, frameRate: 30 },
  },
  pausePointCount: 2,
  pausePoints: [
    { id: 'a', timestamp: 3 },
    { id: 'b', timestamp: 6 },
  ],
  cta: { label: 'Spin!', storeUrl: 'https://apps.apple.com/app/id1' },
  outro: { label: 'Download Now!' },
};

/** Each row breaks one more rule from the last to the first, so the first of all broken rules must be the one told. */
const rows: { breaks: (config: AdConfig) => AdConfig; message: string }[] = [
  { breaks: (ad) => ({ ...ad, outro: { label: ' ' } }), message: 'Outro button text is required' },
  {
    breaks: (ad) => ({ ...ad, cta: { ...ad.cta, storeUrl: '' } }),
    message: 'Store URL is required for Meta Ads compliance',
  },
  { breaks: (ad) => ({ ...ad, cta: { ...ad.cta, label: '' } }), message: 'CTA button text is required' },
  {
    breaks: (ad) => ({ ...ad, pausePoints: [{ id: 'a', timestamp: 3 }] }),
    message:
      'At least 2 pause points are required for Double Spin mode (currently 1). The first pause happens automatically when user taps to start. Please go back and add more pause points.',
  },
  {
    breaks: (ad) => ({ ...ad, assets: { ...ad.assets, gameplayVideo: null } }),
    message: 'Gameplay video is required for export',
  },
  {
    breaks: (ad) => ({ ...ad, assets: { ...ad.assets, coverImage: null } }),
    message: 'Cover image is required for export',
  },
];

test('a complete ad can be exported', () => {
  expect(exportProblem(complete)).toBeNull();
});

test.each(rows)('alone, a missing part is told as $message', ({ breaks, message }) => {
  expect(exportProblem(breaks(complete))).toBe(message);
});

test('of several missing parts the first in the order of the product spec is told', () => {
  let config = complete;
  for (const { breaks, message } of rows) {
    config = breaks(config);
    expect(exportProblem(config)).toBe(message);
  }
});

test.each([
  [0, 0, null],
  [1, 0, messages.exportValidation.singleSpin(0)],
  [1, 1, null],
  [2, 0, messages.exportValidation.doubleSpin(2, 0)],
  [2, 1, messages.exportValidation.doubleSpin(2, 1)],
  [2, 2, null],
] as const)('level %i with %i pause points gives %j', (level, count, message) => {
  const config = {
    ...complete,
    pausePointCount: level,
    pausePoints: complete.pausePoints?.slice(0, count) ?? [],
  };
  expect(exportProblem(config)).toBe(message);
});

test('an unset level counts as Double Spin', () => {
  const { pausePointCount: _unset, ...config } = complete;
  expect(exportProblem({ ...config, pausePoints: [] })).toBe(messages.exportValidation.doubleSpin(2, 0));
});

test('an asset without a file counts as missing', () => {
  const assets = { ...complete.assets, coverImage: { filePath: '' } };
  expect(exportProblem({ ...complete, assets })).toBe('Cover image is required for export');
});

test.each([
  ['http://example.com', messages.storeUrl.invalid],
  ['javascript:alert(1)', messages.storeUrl.invalid],
  ['https://u:p@x.example', messages.storeUrl.credentials],
])('the store URL %j blocks the export with a reason', (storeUrl, message) => {
  expect(exportProblem({ ...complete, cta: { label: 'Spin!', storeUrl } })).toBe(message);
});

test('a selection longer than an ad blocks the export', () => {
  const gameplayVideo = {
    filePath: 'asset:video-01',
    duration: 40,
    trim: { startSeconds: 0, endSeconds: 20 },
  };
  const config = { ...complete, assets: { ...complete.assets, gameplayVideo } };
  expect(exportProblem(config)).toBe(messages.steps.trimTooLong);
});
