import { rectsOverlap } from '@spinreel/ad-runtime/layout/rect';
import { stageScale } from '@spinreel/ad-runtime/layout/stage-measures';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { expect, test } from 'vitest';
import { computeCurrentBox } from '../elements/compute-current-box.ts';
import { computeCoveredShare } from '../salience/compute-covered-share.ts';
import { computeSalientRects, type CoverSalience } from '../salience/compute-salient-rects.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import { stageFrame, stageShapes, type StageShapeId } from '../stage/stage-shapes.ts';
import {
  coverElements,
  coverParts,
  withPlaces,
  type CoverPart,
  type ProposedPlaces,
} from './cover-places.ts';
import { measureHiddenLabel } from './measure-hidden-label.ts';
import { proposeCoverPlaces } from './propose-cover-places.ts';

const ad = resolveAd({});
const drawn = {
  coverButton: { width: 150, height: 70, offset: { x: 0, y: 0 } },
  coverText: { width: 300, height: 50, offset: { x: 0, y: 0 } },
  coverFinger: { width: 78, height: 92, offset: { x: 64, y: 44 } },
};
const portrait = 9 / 16;
const nowhere: ProposedPlaces = { portrait: {}, landscape: {} };
const everything: readonly CoverPart[] = coverParts;

// Requirement: placement.automatic
test.each([
  ['in the middle', { aspect: portrait, region: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 } }],
  ['in the lower half', { aspect: portrait, region: { x: 0.1, y: 0.52, width: 0.8, height: 0.4 } }],
  [
    'from the top to two thirds',
    { aspect: portrait, region: { x: 0.07, y: 0.1, width: 0.88, height: 0.56 } },
  ],
  ['in a square image', { aspect: 1, region: { x: 0.35, y: 0.4, width: 0.3, height: 0.35 } }],
])('leaves a hero %s free in every shape', (_where, { aspect, region }) => {
  const salience = { aspect, parts: [{ region, weight: 1 }] };
  expect(Math.max(...measureCovered(salience, nowhere))).toBeGreaterThan(0.15);
  const places = propose(salience);
  expect(Math.max(...measureCovered(salience, places))).toBeLessThan(0.1);
  for (const { id } of stageShapes) expect(findOverlaps(id, places)).toEqual([]);
});

// Requirement: placement.automatic
test('leaves a hero at the right of the landscape cover free, with positions of their own', () => {
  const region = { x: 0.55, y: 0.25, width: 0.4, height: 0.7 };
  const salience = {
    aspect: portrait,
    parts: [],
    landscape: { aspect: 16 / 9, parts: [{ region, weight: 1 }] },
  };
  const places = propose(salience);
  expect(Object.keys(places.landscape)).toEqual(['button', 'text']);
  expect(measureCovered(salience, places).at(-1)).toBeLessThan(0.1);
});

test('changes nothing if the defaults already leave free what stands out', () => {
  const salience = {
    aspect: portrait,
    parts: [{ region: { x: 0.2, y: 0.1, width: 0.6, height: 0.3 }, weight: 1 }],
  };
  expect(proposeCoverPlaces(cover(salience))).toBeNull();
});

// Requirement: placement.automatic
test('moves only what it may, and keeps off the rest', () => {
  const salience = {
    aspect: portrait,
    parts: [{ region: { x: 0.1, y: 0.5, width: 0.8, height: 0.45 }, weight: 1 }],
  };
  const byHand = resolveAd({ cta: { positions: { cover: { x: 0.5, y: 0.3 } } } });
  const places = proposeCoverPlaces({
    ...cover(salience, { portrait: ['text'], landscape: [] }),
    ad: byHand,
  });
  expect(Object.keys(places?.portrait ?? {})).toEqual(['text']);
  expect(findOverlaps('9:16', places ?? nowhere, byHand)).toEqual([]);
});

// Requirement: placement.automatic
test.each([
  ['a short label', 150],
  ['a long label', 300],
])('the hand does not hide %s', (_label, width) => {
  const salience = {
    aspect: portrait,
    parts: [{ region: { x: 0.06, y: 0.08, width: 0.88, height: 0.64 }, weight: 1 }],
  };
  const sizes = { ...drawn, coverButton: { ...drawn.coverButton, width } };
  const places = proposeCoverPlaces({ ...cover(salience), drawn: sizes }) ?? nowhere;
  for (const id of ['9:16', '2:3', '9:19.5'] as const) {
    const [button, text, hand] = listBoxes(id, places, ad, sizes).map(({ box }) => box);
    if (!button || !text || !hand) throw new Error('An element is missing');
    expect(measureHiddenLabel(button, hand)).toBeLessThan(0.02);
    expect(rectsOverlap(text, hand)).toBe(false);
  }
});

test('leaves the hero of a wide cover free on square pages, on which it is larger', () => {
  const parts = [{ region: { x: 0.3, y: 0.35, width: 0.4, height: 0.63 }, weight: 1 }];
  const salience = { aspect: 16 / 9, parts };
  const frame = stageFrame('9:16');
  const salient = computeSalientRects(frame, salience, 1);
  const [{ box } = { box: null }] = listBoxes('9:16', propose(salience));
  expect(box && computeCoveredShare(box, salient)).toBeLessThan(0.1);
});

// Requirement: placement.automatic
test('the button leaves a title free on small phones, where the legal text moves it up the farthest', () => {
  const line = { texts: { en: 'Must be 21 or older to play.' }, screens: ['cover' as const] };
  const shown = resolveAd({ compliance: { elements: { terms: line } } });
  const title = { region: { x: 0.28, y: 0.1, width: 0.43, height: 0.2 }, weight: 0.6 };
  const hero = { region: { x: 0.22, y: 0.48, width: 0.55, height: 0.3 }, weight: 0.4 };
  const legalText = { width: 240, height: 56, offset: { x: 0, y: 0 } };
  const salience = { aspect: portrait, parts: [title, hero] };
  const places = proposeCoverPlaces({
    ...cover(salience),
    ad: shown,
    drawn: { ...drawn, coverLegalText: legalText },
  });
  // The legal text has its minimum size, which is 54 CSS pixels.
  const stage = { width: 320, height: 480 };
  const scale = stageScale(stage);
  const frame = { ...stageFrame('2:3'), stage, safe: { x: 0, y: 0, ...stage }, scale };
  const button = computeCurrentBox(frame, 'coverButton', {
    ad: withPlaces(shown, places ?? nowhere),
    drawn: { ...drawn, coverLegalText: { ...legalText, height: 54 / scale } },
    live: null,
  });
  const [titleRect] = computeSalientRects(frame, { aspect: portrait, parts: [title] });
  expect(titleRect && computeCoveredShare(button, [titleRect])).toBeLessThan(0.05);
});

test('covers as little as possible where nothing is free, without an overlap', () => {
  const salience = {
    aspect: portrait,
    parts: [{ region: { x: 0.02, y: 0.02, width: 0.96, height: 0.9 }, weight: 1 }],
  };
  const places = proposeCoverPlaces(cover(salience));
  expect(findOverlaps('9:16', places ?? nowhere)).toEqual([]);
});

function cover(salience: CoverSalience, movable = { portrait: everything, landscape: everything }) {
  return { ad, drawn, salience, movable };
}

function propose(salience: CoverSalience): ProposedPlaces {
  return proposeCoverPlaces(cover(salience)) ?? nowhere;
}

function listBoxes(shape: StageShapeId, places: ProposedPlaces, shown = ad, sizes = drawn) {
  return coverParts.map((part) => {
    const element = coverElements[part];
    const box = computeCurrentBox(stageFrame(shape), element, {
      ad: withPlaces(shown, places),
      drawn: sizes,
      live: null,
    });
    return { element, box };
  });
}

function findOverlaps(shape: StageShapeId, places: ProposedPlaces, shown = ad) {
  const boxes = listBoxes(shape, places, shown);
  return findCollisions({ frame: stageFrame(shape), boxes, fixed: [], salient: [] });
}

/** How much the text and the button cover in each shape, at most. The empty box around the hand does not count. */
function measureCovered(salience: CoverSalience, places: ProposedPlaces): number[] {
  return stageShapes.map(({ id }) => {
    const salient = computeSalientRects(stageFrame(id), salience);
    const boxes = listBoxes(id, places).filter(({ element }) => element !== 'coverFinger');
    return Math.max(...boxes.map(({ box }) => computeCoveredShare(box, salient)));
  });
}
