import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { mergeConfig } from '@spinreel/config-schema/merge-config';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { expect, test } from 'vitest';
import {
  elementPosition,
  isPlaced,
  placementChange,
  placementElements,
  placementReset,
  reachablePosition,
  type PlacementElement,
} from './placement-elements.ts';

const all = Object.keys(placementElements) as PlacementElement[];

test.each(all)('%s stands where it was put', (element) => {
  const { config, splitScreen } = setup();
  const wish = { x: 0.42, y: 0.76 };
  const moved = mergeConfig<AdConfig>(config, placementChange(element, wish, { splitScreen }));
  const position = elementPosition(element, resolveAd(moved));
  expect(position?.x).toBeCloseTo(wish.x, 4);
  expect(position?.y).toBeCloseTo(wish.y, 4);
});

test.each(['gameplayButton', 'gameplayFinger'] as const)(
  '%s stays in the lower half of a split screen',
  (element) => {
    const { config, splitScreen } = setup();
    const moved = mergeConfig<AdConfig>(
      config,
      placementChange(element, { x: 0.5, y: 0.1 }, { splitScreen }),
    );
    expect(elementPosition(element, resolveAd(moved))).toEqual({ x: 0.5, y: 0.5 });
  },
);

test('pulled above the middle of a split screen, the button is drawn on the middle, the video area where it is pulled', () => {
  const wish = { x: 0.5, y: 0.1 };
  expect(reachablePosition('gameplayButton', wish, { splitScreen: true })).toEqual({ x: 0.5, y: 0.5 });
  expect(reachablePosition('gameplayButton', wish, { splitScreen: false })).toEqual(wish);
  expect(reachablePosition('videoArea', wish, { splitScreen: true })).toEqual(wish);
});

test('nothing leaves the screen', () => {
  expect(placementChange('coverButton', { x: -3, y: 7 }, { splitScreen: true })).toEqual({
    cta: { positions: { cover: { x: 0, y: 1 } } },
  });
});

test('reset brings back the defaults of one screen and leaves the others', () => {
  const { config, splitScreen } = setup();
  const moved = all.reduce<AdConfig>(
    (changed, element) =>
      mergeConfig<AdConfig>(changed, placementChange(element, { x: 0.3, y: 0.7 }, { splitScreen })),
    config,
  );
  const reset = mergeConfig<AdConfig>(moved, placementReset('cover'));
  expect(isPlaced('cover', reset)).toBe(false);
  expect(isPlaced('gameplay', reset)).toBe(true);
  expect(elementPosition('coverText', resolveAd(reset))).toEqual(
    elementPosition('coverText', resolveAd(config)),
  );
});

test('what is switched off is not on the stage', () => {
  const config: AdConfig = { cta: { showCoverText: false, showFingerPointer: false } };
  const ad = resolveAd(config);
  expect(elementPosition('coverText', ad)).toBeNull();
  expect(elementPosition('coverFinger', ad)).toBeNull();
});

function setup(): { config: AdConfig; splitScreen: boolean } {
  return {
    config: { assets: { gameplayVideo: { filePath: 'asset:video-123', splitScreen: true } } },
    splitScreen: true,
  };
}
