import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { expect, test } from 'vitest';
import { legalAd } from '../../test/legal-ad.ts';
import {
  findElementPosition,
  isLegalElement,
  listElements,
  isPlaced,
  createPlacementChange,
  placementElements,
  createPlacementReset,
  limitPosition,
  type PlacementElement,
} from './placement-elements.ts';

const all = (Object.keys(placementElements) as PlacementElement[]).filter(
  (element) => element !== 'gameplayHighlight',
);

test.each(all)('%s is where it was placed', (element) => {
  const { config, splitScreen } = setup();
  const target = { x: 0.47, y: 0.76 };
  const moved = mergeConfig<AdConfig>(config, createPlacementChange(element, target, { splitScreen }));
  const position = findElementPosition(element, resolveAd(moved));
  expect(position?.x).toBeCloseTo(target.x, 4);
  expect(position?.y).toBeCloseTo(target.y, 4);
});

test.each(['gameplayButton', 'gameplayFinger'] as const)(
  '%s stays in the lower half of a split screen',
  (element) => {
    const { config, splitScreen } = setup();
    const moved = mergeConfig<AdConfig>(
      config,
      createPlacementChange(element, { x: 0.5, y: 0.1 }, { splitScreen }),
    );
    expect(findElementPosition(element, resolveAd(moved))).toEqual({ x: 0.5, y: 0.5 });
  },
);

test('limits the button to the lower half of a split screen, but not the video', () => {
  const target = { x: 0.5, y: 0.2 };
  const limits = { splitScreen: true, videoSizeFactor: 1, videoAspect: 16 / 9 };
  expect(limitPosition('gameplayButton', target, limits)).toEqual({ x: 0.5, y: 0.5 });
  expect(limitPosition('gameplayButton', target, { ...limits, splitScreen: false })).toEqual(target);
  expect(limitPosition('videoArea', target, limits)).toEqual(target);
});

test('stops the video where the screen would crop it', () => {
  const limits = { splitScreen: true, videoSizeFactor: 1, videoAspect: 16 / 9 };
  const { x, y } = limitPosition('videoArea', { x: 0, y: 0 }, limits);
  expect([x, y]).toEqual([0.45, expect.closeTo(0.1424, 4)]);
});

// Requirement: placement.reset
test('resetting the gameplay screen also resets the size of the video, in one change', () => {
  const { config } = setup();
  const resized = mergeConfig<AdConfig>(config, { videoSize: 0.5 });
  expect(isPlaced('gameplay', resized)).toBe(true);
  const reset = mergeConfig<AdConfig>(resized, createPlacementReset('gameplay'));
  expect(resolveAd(reset).gameplay.videoAreaSizeFactor).toBe(1);
  expect(isPlaced('gameplay', reset)).toBe(false);
});

test('keeps every element on the screen', () => {
  expect(createPlacementChange('coverButton', { x: -3, y: 7 }, { splitScreen: true })).toEqual({
    cta: { positions: { cover: { x: 0, y: 1 } } },
  });
});

// Requirement: placement.reset
test('reset restores the defaults of one screen only', () => {
  const { config, splitScreen } = setup();
  const moved = all.reduce<AdConfig>(
    (changed, element) =>
      mergeConfig<AdConfig>(changed, createPlacementChange(element, { x: 0.3, y: 0.7 }, { splitScreen })),
    config,
  );
  const reset = mergeConfig<AdConfig>(moved, createPlacementReset('cover'));
  expect(isPlaced('cover', reset)).toBe(false);
  expect(isPlaced('gameplay', reset)).toBe(true);
  expect(findElementPosition('coverText', resolveAd(reset))).toEqual(
    findElementPosition('coverText', resolveAd(config)),
  );
});

test('disabled elements are not on the stage', () => {
  const config: AdConfig = { cta: { showCoverText: false, showFingerPointer: false } };
  const ad = resolveAd(config);
  expect(findElementPosition('coverText', ad)).toBeNull();
  expect(findElementPosition('coverFinger', ad)).toBeNull();
});

// Requirement: compliance.placement
test('required texts and the logo can be moved on the screens that show them', () => {
  const { config } = setup();
  const elements = { ageMark: { screens: ['cover' as const] } };
  const ad = resolveAd(mergeConfig<AdConfig>(config, { compliance: { elements, logoScreens: ['outro'] } }));
  const list = (screen: PlacementScreen) =>
    listElements(screen, ad, { pauseCount: 2 }).filter(isLegalElement);
  expect(list('cover')).toEqual(['coverAgeMark', 'coverLegalText']);
  expect(list('gameplay')).toEqual(['gameplayLegalText']);
  expect(list('outro')).toEqual(['outroLegalText', 'outroLogo']);
});

function setup(): { config: AdConfig; splitScreen: boolean } {
  return { config: legalAd, splitScreen: true };
}
