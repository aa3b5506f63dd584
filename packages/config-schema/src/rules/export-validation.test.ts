import { expect, test } from 'vitest';
import type { AdConfig } from '../ad/ad-config.ts';
import { describeProblem } from '../messages/problem-messages.ts';
import { findExportProblem } from './export-validation.ts';

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

/** Each row breaks one more rule, from the last to the first, so the row's own rule must be the one reported. */
const rows: { breaks: (config: AdConfig) => AdConfig; message: string }[] = [
  {
    breaks: (ad) => ({ ...ad, branding: { fontFamily: 'Brand font' } }),
    message: 'Texts are set in the brand font, but no font is uploaded. Upload it, or choose another font.',
  },
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
  expect(describeExportProblem(complete)).toBeNull();
});

test.each(rows)('reports a single missing part as "$message"', ({ breaks, message }) => {
  expect(describeExportProblem(breaks(complete))).toBe(message);
});

// Requirement: export.validation-order
test('reports the first of several missing parts, in a fixed order', () => {
  let config = complete;
  for (const { breaks, message } of rows) {
    config = breaks(config);
    expect(describeExportProblem(config)).toBe(message);
  }
});

// Requirement: export.validation-order
test.each([
  [0, 0, null],
  [1, 0, describePauseCount(1, 0)],
  [1, 1, null],
  [2, 0, describePauseCount(2, 0)],
  [2, 1, describePauseCount(2, 1)],
  [2, 2, null],
] as const)('level %i with %i pause points gives %j', (level, count, message) => {
  const config = {
    ...complete,
    pausePointCount: level,
    pausePoints: complete.pausePoints?.slice(0, count) ?? [],
  };
  expect(describeExportProblem(config)).toBe(message);
});

test('an unset level counts as Double Spin', () => {
  const { pausePointCount: _unset, ...config } = complete;
  expect(describeExportProblem({ ...config, pausePoints: [] })).toBe(describePauseCount(2, 0));
});

test('an asset without a file counts as missing', () => {
  const assets = { ...complete.assets, coverImage: { filePath: '' } };
  expect(describeExportProblem({ ...complete, assets })).toBe('Cover image is required for export');
});

test.each([
  ['http://example.com', describeProblem({ code: 'store-url-invalid', params: {} })],
  ['javascript:alert(1)', describeProblem({ code: 'store-url-invalid', params: {} })],
  ['https://u:p@x.example', describeProblem({ code: 'store-url-credentials', params: {} })],
])('the store URL %j blocks the export with a reason', (storeUrl, message) => {
  expect(describeExportProblem({ ...complete, cta: { label: 'Spin!', storeUrl } })).toBe(message);
});

test('a selection longer than an ad blocks the export', () => {
  const gameplayVideo = {
    filePath: 'asset:video-01',
    duration: 40,
    trim: { startSeconds: 0, endSeconds: 20 },
  };
  const config = { ...complete, assets: { ...complete.assets, gameplayVideo } };
  expect(describeExportProblem(config)).toBe('Please select at most 15 seconds of the video.');
});

test.each([
  [{ useCustomImage: false, label: '' }, 'outro.label'],
  [{ useCustomImage: true, label: '' }, 'outro.useCustomImage'],
] as const)('the outro %j lacks a text, which is added after changing %s', (outro, field) => {
  expect(findExportProblem({ ...complete, outro })?.field).toBe(field);
});

test('an outro button with an image needs no text', () => {
  const assets = { ...complete.assets, finalCtaButtonImage: { filePath: 'asset:button-01' } };
  const outro = { useCustomImage: true, label: ' ' };
  expect(findExportProblem({ ...complete, assets, outro })).toBeNull();
  const unused = { ...complete, assets, outro: { useCustomImage: false, label: ' ' } };
  expect(findExportProblem(unused)?.code).toBe('outro-label-missing');
});

// Requirement: customize.spin-button-image
test('a spin button with an image needs no text', () => {
  const assets = { ...complete.assets, spinButtonImage: { filePath: 'asset:button-01' } };
  const cta = { ...complete.cta, label: ' ' };
  expect(findExportProblem({ ...complete, assets, cta })).toBeNull();
  expect(findExportProblem({ ...complete, cta })?.code).toBe('cta-label-missing');
});

// Requirement: customize.app-card
test('an app card needs an icon and a name', () => {
  const outro = { ...complete.outro, composition: 'app-card', appName: 'Lucky Lions' } as const;
  const assets = { ...complete.assets, appIcon: { filePath: 'asset:icon-01' } };
  expect(findExportProblem({ ...complete, outro, assets })).toBeNull();
  expect(findExportProblem({ ...complete, outro })).toMatchObject({
    code: 'app-icon-missing',
    field: 'assets.appIcon',
  });
  expect(findExportProblem({ ...complete, outro: { ...outro, appName: ' ' }, assets })).toMatchObject({
    code: 'app-name-missing',
    field: 'outro.appName',
  });
  expect(findExportProblem({ ...complete, outro: { ...outro, composition: 'win-card' } })).toBeNull();
});

function describeExportProblem(config: AdConfig): string | null {
  const problem = findExportProblem(config);
  return problem && describeProblem(problem);
}

function describePauseCount(required: number, current: number): string {
  return describeProblem({ code: 'pause-point-count', params: { required, current } });
}
