import { rectsOverlap } from '@spinreel/ad-runtime/layout/rect';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { expect, test } from 'vitest';
import { legalAd } from '../../test/legal-ad.ts';
import { findReachedZones, findZones } from '../stage/safe-zones.ts';
import { stageFrame } from '../stage/stage-shapes.ts';
import type { MovedElement } from './moved-element.ts';
import { computeCurrentBox, computeOutroBoxes, computeShownPosition } from './compute-current-box.ts';
import { computeCurrentPosition } from './compute-current-position.ts';

const ad = resolveAd({});
const drawn = {
  coverButton: { width: 150, height: 70, offset: { x: 0, y: 0 } },
  coverText: { width: 300, height: 50, offset: { x: 0, y: 0 } },
  coverFinger: { width: 78, height: 92, offset: { x: 64, y: 44 } },
};
const landscape = stageFrame('landscape');

// Requirement: placement.landscape
test('puts the elements of the cover right of its image in landscape', () => {
  const { stage } = landscape;
  const imageWidth = (stage.height * 9) / 16;
  for (const element of ['coverButton', 'coverText', 'coverFinger'] as const) {
    const box = computeCurrentBox(landscape, element, { ad, drawn, live: null });
    expect(box.x).toBeGreaterThan((stage.width - imageWidth) * 0.2 + imageWidth);
    expect(box.x + box.width).toBeLessThan(stage.width);
  }
});

test('derives the landscape position also from an element that is being dragged', () => {
  const below = computeCurrentBox(landscape, 'coverButton', { ad, drawn, live: null });
  const live = {
    element: 'coverText',
    position: { x: 0.5, y: 0.1 },
    isLandscape: false,
    sizeFactor: 1,
  } as const;
  const above = computeCurrentBox(landscape, 'coverButton', { ad, drawn, live });
  expect(above.y).toBeGreaterThan(below.y);
});

test('shows the finger at the same distance from its point in every shape', () => {
  const offsets = (['9:16', '2:3'] as const).map((shape) => {
    const frame = stageFrame(shape);
    const box = computeCurrentBox(frame, 'coverFinger', { ad, drawn, live: null });
    const { x } = ad.cover.fingerPosition ?? { x: 0 };
    return (box.x + box.width / 2 - x * frame.stage.width) / frame.scale;
  });
  expect(offsets[1]).toBeCloseTo(offsets[0] ?? NaN);
});

// Requirement: placement.finger-follows
test.each(['9:16', 'landscape'] as const)(
  'the finger follows its button while that is dragged in %s',
  (shape) => {
    const frame = stageFrame(shape);
    const own = { cover: { finger: { x: 0.7, y: 0.6 } } };
    const shown = resolveAd({ landscapePositions: own });
    const positionAt = (element: 'coverButton' | 'coverFinger', live: MovedElement | null) =>
      computeCurrentPosition(frame, element, { ad: shown, live });
    const [button, finger] = [positionAt('coverButton', null), positionAt('coverFinger', null)];
    const position = { x: button.x - 0.1, y: button.y - 0.05 };
    const { isLandscape } = frame;
    const moved = positionAt('coverFinger', {
      ...{ element: 'coverButton', position, isLandscape, sizeFactor: null },
    });
    expect(moved.x).toBeCloseTo(finger.x - 0.1);
    expect(moved.y).toBeCloseTo(finger.y - 0.05);
  },
);

// Requirement: placement.no-collisions
test('the finger makes way for a tall cover text, and a cover text above the button for the button', () => {
  const frame = stageFrame('2:3');
  const tall = { ...drawn, coverText: { ...drawn.coverText, height: 150 } };
  const boxOf = (element: 'coverButton' | 'coverText' | 'coverFinger', shown = ad) =>
    computeCurrentBox(frame, element, { ad: shown, drawn: tall, live: null });
  const finger = boxOf('coverFinger');
  expect(finger.y + finger.height).toBeCloseTo(boxOf('coverText').y, 6);
  const above = resolveAd({ coverTextPositions: { cover: { x: 0.5, y: 0.5 } } });
  const text = boxOf('coverText', above);
  expect(text.y + text.height).toBeCloseTo(boxOf('coverButton', above).y, 6);
});

// Requirement: compliance.placement
test('the legal text is at the lower end, and the other elements make way for it together', () => {
  const legal = {
    ...drawn,
    coverText: { ...drawn.coverText, height: 60 },
    coverLegalText: { width: 340, height: 120, offset: { x: 0, y: 0 } },
  };
  const compliance = { elements: { terms: { texts: { en: 'Terms' }, screens: ['cover' as const] } } };
  const low = { x: 0.5, y: 0.97 };
  const config = { compliance, coverTextPositions: { cover: low } };
  const frame = stageFrame('9:16');
  const box = (element: 'coverText' | 'coverButton' | 'coverLegalText', withText = true) =>
    computeCurrentBox(frame, element, {
      ad: resolveAd(withText ? config : { ...config, compliance: {} }),
      drawn: legal,
      live: null,
    });
  const text = box('coverLegalText');
  expect(text.y + text.height).toBe(frame.stage.height - 6);
  expect(box('coverText').y + box('coverText').height).toBeLessThanOrEqual(text.y);
  const moved = box('coverText').y - box('coverText', false).y;
  expect(moved).toBeLessThan(0);
  expect(box('coverButton').y - box('coverButton', false).y).toBeCloseTo(moved);
});

test('a tall legal text leaves the half next to texts and buttons to the logo in landscape', () => {
  const box = (element: 'coverLogo' | 'coverButton', textHeight: number) =>
    computeCurrentBox(landscape, element, {
      ad: resolveAd(legalAd),
      drawn: {
        ...drawn,
        coverLogo: { width: 120, height: 40, offset: { x: 0, y: 0 } },
        coverLegalText: { width: 700, height: textHeight, offset: { x: 0, y: 0 } },
      },
      live: null,
    });
  const middle = landscape.stage.width / 2;
  expect(box('coverLogo', 60).x).toBeGreaterThan(middle);
  const logo = box('coverLogo', 180);
  expect(logo.x + logo.width).toBeLessThan(Math.min(middle, box('coverButton', 180).x));
});

// Requirement: compliance.placement
test('as in the player, the required texts stay off the notch and the home bar', () => {
  const frame = stageFrame('9:19.5');
  const screens = ['cover' as const];
  const compliance = {
    elements: { ageMark: { texts: { en: '18+' }, screens }, terms: { texts: { en: 'Terms' }, screens } },
    positions: { ageMark: { cover: { x: 0.5, y: 0 } }, legalText: { cover: { x: 0.5, y: 1 } } },
  };
  const state = {
    ad: resolveAd({ compliance }),
    drawn: {
      ...drawn,
      coverAgeMark: { width: 44, height: 44, offset: { x: 0, y: 0 } },
      coverLegalText: { width: 340, height: 90, offset: { x: 0, y: 0 } },
    },
    live: null,
  };
  const { safe } = frame;
  const mark = computeCurrentBox(frame, 'coverAgeMark', state);
  const text = computeCurrentBox(frame, 'coverLegalText', state);
  expect(mark.y).toBe(safe.y + 12 * frame.scale);
  expect(text.y + text.height).toBeCloseTo(safe.y + safe.height - 6 * frame.scale);
  const zones = findZones(frame, { screen: 'cover', isImageCropped: true });
  expect(findReachedZones(mark, zones)).toEqual([]);
});

test('an element is dragged from where the player shows it, and not from its position beyond the edge', () => {
  const compliance = { elements: { ageMark: { texts: { en: '18+' }, screens: ['cover' as const] } } };
  const frame = stageFrame('9:16');
  const sizes = { ...drawn, coverAgeMark: { width: 44, height: 44, offset: { x: 0, y: 0 } } };
  const state = { ad: resolveAd({ compliance }), drawn: sizes, live: null };
  const box = computeCurrentBox(frame, 'coverAgeMark', state);
  const shown = computeShownPosition(frame, 'coverAgeMark', state);
  expect(shown.x * frame.stage.width).toBeCloseTo(box.x + box.width / 2);
  expect(shown.y * frame.stage.height).toBeCloseTo(box.y + box.height / 2);
  expect(computeShownPosition(frame, 'coverButton', state)).toEqual(ad.cover.buttonPosition);
});

// Requirement: compliance.placement
test.each(['9:16', '2:3', 'landscape'] as const)(
  'the winning badge keeps off the required texts, the logo and the button in %s',
  (shape) => {
    const frame = stageFrame(shape);
    const state = {
      ad: resolveAd({ ...legalAd, assets: { ...legalAd.assets, outroImage: { filePath: 'asset:outro-1' } } }),
      drawn: {
        outroButton: { width: 240, height: 70, offset: { x: 0, y: 0 } },
        outroAgeMark: { width: 44, height: 44, offset: { x: 0, y: 0 } },
        outroLogo: { width: 120, height: 40, offset: { x: 0, y: 0 } },
        outroLegalText: { width: 340, height: 90, offset: { x: 0, y: 0 } },
      },
      live: null,
    };
    const { badge: space, card } = computeOutroBoxes(frame, state);
    expect(card).toBeNull();
    expect(space.height).toBeGreaterThan(frame.stage.height / 4);
    for (const element of ['outroButton', 'outroAgeMark', 'outroLogo', 'outroLegalText'] as const)
      expect([element, rectsOverlap(space, computeCurrentBox(frame, element, state))]).toEqual([
        element,
        false,
      ]);
  },
);

// Requirement: compliance.placement
test.each(['9:16', '2:3', 'landscape'] as const)(
  'the card of the outro keeps off the required texts, the headline and the button in %s, and the badge is on its upper edge',
  (shape) => {
    const frame = stageFrame(shape);
    const winningBadgeImage = { filePath: 'asset:badge-1' };
    const state = {
      ad: resolveAd({
        ...legalAd,
        outro: { headline: 'You won!' },
        assets: { ...legalAd.assets, winningBadgeImage },
      }),
      drawn: {
        outroButton: { width: 240, height: 70, offset: { x: 0, y: 0 } },
        outroHeadline: { width: 280, height: 50, offset: { x: 0, y: 0 } },
        outroAgeMark: { width: 44, height: 44, offset: { x: 0, y: 0 } },
        outroLegalText: { width: 340, height: 90, offset: { x: 0, y: 0 } },
      },
      live: null,
    };
    const { card, badge } = computeOutroBoxes(frame, state);
    expect(card!.width / card!.height).toBeCloseTo(state.ad.video.aspect);
    expect(badge.y).toBeLessThan(card!.y);
    expect(badge.y + badge.height).toBeGreaterThan(card!.y);
    for (const element of ['outroButton', 'outroHeadline', 'outroAgeMark', 'outroLegalText'] as const) {
      const box = computeCurrentBox(frame, element, state);
      expect([element, rectsOverlap(card!, box), rectsOverlap(badge, box)]).toEqual([element, false, false]);
    }
    if (frame.isLandscape)
      expect(card!.x + card!.width).toBeLessThan(computeCurrentBox(frame, 'outroButton', state).x);
  },
);
