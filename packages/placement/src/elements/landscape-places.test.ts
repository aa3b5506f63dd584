import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { expect, test } from 'vitest';
import { legalAd } from '../../test/legal-ad.ts';
import { stageFrame } from '../stage/stage-shapes.ts';
import { computeCurrentPosition } from './compute-current-position.ts';
import {
  createLandscapeChange,
  createLandscapeReset,
  hasLandscapePlace,
  type LandscapeElement,
} from './landscape-places.ts';
import { createPlacementChange, findElementPosition, placementElements } from './placement-elements.ts';

const elements = Object.keys(placementElements).filter(
  (name) => name !== 'videoArea' && name !== 'gameplayHighlight',
) as LandscapeElement[];
const target = { x: 0.31, y: 0.42 };
const landscape = stageFrame('landscape');

// Requirement: placement.landscape
test.each(elements)('%s has its own place in landscape, and its place in portrait stays', (element) => {
  const moved = mergeConfig<AdConfig>(legalAd, createLandscapeChange(element, target));
  const ad = resolveAd(moved);
  expect(hasLandscapePlace(element, ad)).toBe(true);
  expect(computeCurrentPosition(landscape, element, { ad, live: null })).toEqual(target);
  expect(findElementPosition(element, ad)).toEqual(findElementPosition(element, resolveAd(legalAd)));
});

// Requirement: placement.landscape
test('an element with its own place in landscape does not follow portrait until it is put back', () => {
  const locate = (config: AdConfig) =>
    computeCurrentPosition(landscape, 'coverButton', { ad: resolveAd(config), live: null });
  const own = mergeConfig<AdConfig>({}, createLandscapeChange('coverButton', target));
  const change = createPlacementChange('coverButton', { x: 0.1, y: 0.1 }, { splitScreen: false });
  const moved = mergeConfig<AdConfig>(own, change);
  expect(locate(moved)).toEqual(target);
  const reset = mergeConfig<AdConfig>(moved, createLandscapeChange('coverButton', null));
  expect(locate(reset)).toEqual(locate(mergeConfig<AdConfig>({}, change)));
  expect(hasLandscapePlace('coverButton', resolveAd(reset))).toBe(false);
});

// Requirement: placement.landscape
test('all elements of one screen are put back in one change', () => {
  const moved = elements.reduce<AdConfig>(
    (config, element) => mergeConfig<AdConfig>(config, createLandscapeChange(element, target)),
    {},
  );
  const reset = resolveAd(mergeConfig<AdConfig>(moved, createLandscapeReset('cover', resolveAd(moved))));
  for (const element of elements)
    expect(hasLandscapePlace(element, reset)).toBe(placementElements[element].screen !== 'cover');
});

test('the finger follows a button that is dragged in landscape', () => {
  const ad = resolveAd({});
  const find = (x: number) =>
    computeCurrentPosition(landscape, 'coverFinger', {
      ad,
      live: {
        element: 'coverButton',
        position: { x, y: 0.5 },
        isLandscape: true,
        sizeFactor: null,
      },
    });
  expect(find(0.6).x - find(0.4).x).toBeCloseTo(0.2, 3);
});
