import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import type { Background, VideoAsset } from './assets.ts';
import { defaults } from './defaults.ts';
import { defaultOutroButtonPosition, defaultPositions } from '../options/placement/placement-geometry.ts';
import { resolveAd } from './resolve-ad.ts';

const image = (name: string) => ({ filePath: `asset:${name}` });

test.each([
  [true, { x: 0.5, y: 0.65 }, { x: 0.5, y: 0.63 }],
  [false, { x: 0.5, y: 0.65 }, { x: 0.5, y: 0.63 }],
])(
  'with split screen %j the default elements stand on the whole screen at',
  (splitScreen, finger, button) => {
    const { gameplay } = resolveAd(withVideo({ splitScreen }));
    expect(gameplay.fingerPosition).toEqual(finger);
    expect(gameplay.buttonPosition).toEqual(button);
  },
);

test('an empty config has every position at its default', () => {
  const ad = resolveAd({});
  expect(ad.cover).toMatchObject({
    textPosition: defaultPositions.coverText,
    buttonPosition: defaultPositions.coverButton,
    fingerPosition: defaultPositions.coverFinger,
  });
  expect(ad.gameplay).toMatchObject({ videoAreaCentre: { x: 0.5, y: 0.25 }, videoAreaSizeFactor: 1 });
  expect(ad.outro.buttonPosition).toEqual(defaultOutroButtonPosition());
});

// Requirement: customize.spinning-label
test.each([
  [{}, 'Viel Glück!'],
  [{ spinningLabel: '' }, 'Viel Glück!'],
  [{ spinningLabel: ' Es läuft ' }, 'Es läuft'],
  [{ spinningLabel: 'Es läuft', textCase: 'upper-case' as const }, 'ES LÄUFT'],
  [{ spinningLabel: 'Es läuft', showButtonWhileSpinning: false }, null],
])('with %j, a button shows %j while the reels spin in a German ad', (cta, expected) => {
  expect(resolveAd({ cta, compliance: { language: 'de' } }).gameplay.spinningLabel).toBe(expected);
});

// Requirement: customize.spin-button-image
test('keeps a name for a spin button with an image', () => {
  const ad = resolveAd({ cta: { label: ' ' }, assets: { spinButtonImage: image('button-01') } });
  expect([ad.images.spinButtonImage, ad.button.label]).toEqual(['asset:button-01', 'Spin!']);
  expect(resolveAd({}).images.spinButtonImage).toBeNull();
});

test('has only the landscape positions that are set', () => {
  const button = { x: 0.2, y: 0.3 };
  expect(resolveAd({ landscapePositions: { cover: { button, text: null } } }).landscapePositions).toEqual({
    cover: { button },
    gameplay: {},
    outro: {},
  });
});

// Requirement: playback.backgrounds
test.each<[boolean, string[]]>([
  [true, ['lowerHalfImage', 'backgroundImage']],
  [false, ['frameImage']],
])('with split screen %j only the images of that mode ship', (splitScreen, shipped) => {
  const config = withVideo({ splitScreen });
  const { images } = resolveAd({
    assets: {
      ...config.assets,
      lowerHalfImage: image('lower-half'),
      frameImage: image('frame-01'),
      background: { type: 'custom-image', customImage: image('background') },
    },
  });
  const given = ['lowerHalfImage', 'frameImage', 'backgroundImage'] as const;
  expect(given.filter((slot) => images[slot] !== null)).toEqual(shipped);
});

test.each<[string, Background | null, string, string | null]>([
  ['nothing chosen', null, 'transparent-video', null],
  ['a solid colour', { type: 'solid-color', solidColor: '#000000' }, 'solid-color', null],
  ['a colour after an image', { type: 'solid-color', customImage: image('old-image') }, 'solid-color', null],
  [
    'a custom image',
    { type: 'custom-image', customImage: image('new-image') },
    'custom-image',
    'asset:new-image',
  ],
  [
    'a custom image that is not there',
    { type: 'custom-image', customImage: null },
    'transparent-video',
    null,
  ],
])('the background with %s', (_what, background, type, backgroundImage) => {
  const ad = resolveAd({ assets: { background } });
  expect(ad.background.type).toBe(type);
  expect(ad.images.backgroundImage).toBe(backgroundImage);
});

test('the store URL leads viewers on both platforms unless theirs has its own', () => {
  const [shared, ios] = ['https://example.com/app', 'https://apps.apple.com/app/id1'];
  expect(resolveAd({ cta: { storeUrl: shared }, storeUrls: { ios } }).storeUrls).toEqual({
    ios,
    android: shared,
  });
  expect(resolveAd({}).storeUrls).toEqual({ ios: '', android: '' });
});

// Requirement: playback.winning-badge
test.each<[string, AdConfig, { ships: boolean; onEnd: boolean; onOutro: boolean }]>([
  ['without an image', {}, { ships: false, onEnd: false, onOutro: false }],
  ['with an image', badge({}), { ships: true, onEnd: true, onOutro: true }],
  ['switched off', badge({ showWinningBadge: false }), { ships: false, onEnd: false, onOutro: false }],
  [
    'on the outro only',
    badge({ showWinningBadgeWhenPlaybackFinishes: false }),
    { ships: true, onEnd: false, onOutro: true },
  ],
  [
    'after playback only',
    badge({ showWinningBadgeOnOutro: false }),
    { ships: true, onEnd: true, onOutro: false },
  ],
])('the winning badge %s', (_what, config, expected) => {
  const { badge: resolved, images } = resolveAd(config);
  expect({
    ships: images.winningBadgeImage !== null,
    onEnd: resolved.onPlaybackEnd,
    onOutro: resolved.onOutro,
  }).toEqual(expected);
});

test.each([
  [true, 'asset:button-1'],
  [false, null],
])('with a custom outro button %j its image is %j', (useCustomImage, handle) => {
  const ad = resolveAd({ outro: { useCustomImage }, assets: { finalCtaButtonImage: image('button-1') } });
  expect(ad.images.finalCtaButtonImage).toBe(handle);
});

// Requirement: customize.outro-headline
test('an outro has no headline by default, and otherwise in the letter case of the button', () => {
  expect(resolveAd({}).outro.headline).toBeNull();
  expect(resolveAd({ outro: { headline: '  ' } }).outro.headline).toBeNull();
  const { outro } = resolveAd({ cta: { textCase: 'upper-case' }, outro: { headline: 'You won!' } });
  expect(outro.headline).toBe('YOU WON!');
  expect(outro.headlinePosition.y).toBeLessThan(outro.buttonPosition.y);
});

test('an outro button whose image replaces its text is named by the default text', () => {
  const resolveLabel = (label: string, useCustomImage = true) =>
    resolveAd({
      outro: { useCustomImage, label },
      assets: { finalCtaButtonImage: image('button-1') },
    }).outro.label;
  expect(resolveLabel(' ')).toBe(defaults.outro.label);
  expect(resolveLabel('Play now')).toBe('Play now');
  expect(resolveLabel(' ', false)).toBe(' ');
});

test.each<[string, AdConfig['pausePointCount'], number[], number[]]>([
  ['Straight Play pauses nowhere', 0, [3, 6], []],
  ['Single Spin pauses once', 1, [3], [30]],
  ['Double Spin pauses twice', 2, [3, 6], [30, 120]],
  ['points are taken in the order of time', 1, [6, 3], [30]],
  ['points outside the selection move to its edges', 2, [1, 14], [0, 299]],
  ['two points on one frame pause once', 2, [3, 3.001], [30]],
])('%s', (_what, pausePointCount, timestamps, pauseFrames) => {
  const config = withVideo({ duration: 14, frameRate: 60, trim: { startSeconds: 2, endSeconds: 12 } });
  const pausePoints = timestamps.map((timestamp, index) => ({ id: `p${index}`, timestamp }));
  const { video } = resolveAd({ ...config, pausePointCount: pausePointCount ?? 2, pausePoints });
  expect(video.frameRate).toBe(30);
  expect(video.pauseFrames).toEqual(pauseFrames);
});

test.each<[string, Partial<VideoAsset>, number]>([
  ['a long upload', { duration: 40 }, 15],
  ['a selection that is too long', { duration: 40, trim: { startSeconds: 5, endSeconds: 40 } }, 15],
  ['a video of unknown length', {}, 15],
  ['a short video', { duration: 8 }, 8],
])('%s plays no longer than an ad may', (_what, video, seconds) => {
  const { trim } = resolveAd(withVideo(video)).video;
  expect(trim.endSeconds - trim.startSeconds).toBe(seconds);
});

test('omits hidden cover text and finger pointers', () => {
  const ad = resolveAd({ cta: { showCoverText: false, showFingerPointer: false } });
  expect([ad.cover.text, ad.cover.fingerPosition, ad.gameplay.fingerPosition]).toEqual([null, null, null]);
});

test('fonts fall back to the branding', () => {
  const ad = resolveAd({ branding: { fontFamily: 'Georgia' }, outro: { fontFamily: 'Tahoma' } });
  expect([ad.button.fontFamily, ad.outro.fontFamily]).toEqual(['Georgia', 'Tahoma']);
});

// Requirement: customize.weight-and-case
test('texts are in the letter case of their button, by the rules of the language', () => {
  const ad = resolveAd({
    cta: { label: 'çevir', coverText: 'bedava spin', textCase: 'upper-case', fontWeight: 'regular' },
    outro: { label: 'şimdi indir' },
    compliance: { language: 'tr' },
  });
  expect([ad.button.label, ad.cover.text, ad.outro.label]).toEqual(['ÇEVİR', 'BEDAVA SPİN', 'şimdi indir']);
  expect([ad.button.fontWeight, ad.outro.fontWeight]).toEqual(['regular', 'bold']);
});

test('a font with one weight is always bold', () => {
  const ad = resolveAd({ cta: { fontFamily: 'Lobster', fontWeight: 'regular' } });
  expect(ad.button.fontWeight).toBe('bold');
});

test('music without a file is null', () => {
  expect(resolveAd({ assets: { backgroundMusic: { filePath: '', volume: 1 } } }).music).toBeNull();
  expect(resolveAd({ assets: { backgroundMusic: image('music-01') } }).music).toEqual({
    asset: 'asset:music-01',
    sampleId: null,
    volume: 0.3,
  });
});

test('resolves equal configs to equal ads without undefined values', () => {
  const ad = resolveAd(withVideo({}));
  expect(resolveAd(withVideo({}))).toEqual(ad);
  expect(JSON.parse(JSON.stringify(ad))).toStrictEqual(ad);
});

function withVideo(video: Partial<VideoAsset>): AdConfig {
  return { assets: { gameplayVideo: { filePath: 'asset:video-01', ...video } } };
}

function badge(cta: NonNullable<AdConfig['cta']>): AdConfig {
  return { cta, assets: { winningBadgeImage: image('badge-01') } };
}

// Requirement: customize.brand-font
test('sets texts in the brand font only where it is chosen and uploaded', () => {
  const assets = { brandFont: { filePath: 'asset:font' } };
  const resolve = (config: AdConfig) => {
    const { brandFont, button, outro } = resolveAd(config);
    return [brandFont, button.fontFamily, outro.fontFamily];
  };
  expect(resolve({ assets, cta: { fontFamily: 'Brand font' } })).toEqual([
    'asset:font',
    'Brand font',
    'Verdana',
  ]);
  expect(resolve({ assets })).toEqual([null, 'Verdana', 'Verdana']);
  expect(resolve({ branding: { fontFamily: 'Brand font' } })).toEqual([null, 'Verdana', 'Verdana']);
});
