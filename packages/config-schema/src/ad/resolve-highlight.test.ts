import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { listAdTexts } from './list-ad-texts.ts';
import { resolveAd, resolveFramedSource } from './resolve-ad.ts';
import { isHighlightCropped } from './resolve-highlight.ts';

// Requirement: customize.spin-highlight
test('an ad has a button unless its highlight is chosen', () => {
  expect(resolveAd({}).gameplay.highlight).toBeNull();
  expect(resolveAd({ cta: { highlightPosition: { x: 0.2, y: 0.3 } } }).gameplay.highlight).toBeNull();
  expect(resolveAd({ cta: { spinControl: 'highlight' } }).gameplay.highlight).not.toBeNull();
});

// Requirement: customize.spin-highlight
test('a highlight stays on its point of the uploaded video when the video is cropped', () => {
  const cta = { highlightPosition: { x: 0.6, y: 0.75 }, highlightSize: 0.2 };
  expect(resolveAd(createConfig(cta, {})).gameplay.highlight).toMatchObject({
    x: 0.6,
    y: 0.75,
    size: 0.1125,
  });
  const zoomed = resolveAd(createConfig(cta, { zoom: 2 })).gameplay.highlight;
  expect(zoomed).toMatchObject({ x: 0.7, y: 1, size: 0.225 });
});

// Requirement: customize.spin-highlight
test('a highlight outside of the visible part is at its edge, and counts as cropped', () => {
  const cta = { highlightPosition: { x: 0.1, y: 0.5 } };
  const config = createConfig(cta, { zoom: 2 });
  expect(resolveAd(config).gameplay.highlight).toMatchObject({ x: 0, y: 0.5 });
  const framed = resolveFramedSource(config.assets?.gameplayVideo);
  expect(isHighlightCropped(cta, framed)).toBe(true);
  expect(isHighlightCropped({ highlightPosition: { x: 0.3, y: 0.5 } }, framed)).toBe(false);
  expect(isHighlightCropped({}, framed)).toBe(false);
});

// Requirement: customize.spin-highlight
test('a highlight has its own finger, and the video shows its own button while the reels spin', () => {
  const { gameplay } = resolveAd(createConfig({ spinningLabel: 'Go' }, {}));
  expect(gameplay).toMatchObject({ fingerPosition: null, spinningLabel: null });
  expect(gameplay.highlight?.hasFinger).toBe(true);
  const withoutFinger = resolveAd(createConfig({ showFingerPointer: false }, {}));
  expect(withoutFinger.gameplay.highlight?.hasFinger).toBe(false);
});

test('lists no text of a spinning button that the ad does not show', () => {
  const config = createConfig({ spinningLabel: 'Wait' }, {});
  const ad = resolveAd({ ...config, pausePoints: [{ id: 'one', timestamp: 1 }] });
  expect(listAdTexts(ad).map(({ text }) => text)).not.toContain('Wait');
});

function createConfig(
  cta: NonNullable<AdConfig['cta']>,
  video: Partial<NonNullable<NonNullable<AdConfig['assets']>['gameplayVideo']>>,
): AdConfig {
  const gameplayVideo = { filePath: 'asset:video-1', width: 1920, height: 1080, ...video };
  return { cta: { spinControl: 'highlight', ...cta }, assets: { gameplayVideo } };
}
