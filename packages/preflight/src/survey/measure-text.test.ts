import { expect, test } from 'vitest';
import type { TextRun } from './in-page/read-layout.ts';
import { measureText, type Pixels, type TextScreens } from './measure-text.ts';

type Rgb = readonly [number, number, number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

test('measures a white text on black', () => {
  expect(
    measure(
      [runAt(0)],
      createScreens(() => white),
    ),
  ).toEqual({
    contrast: { fifthPercentile: 21, median: 21 },
    isCovered: false,
  });
});

test('measures a text behind a scrim by what is left of its letters', () => {
  // White letters behind 60 % black.
  const { contrast, isCovered } = measure(
    [runAt(0)],
    createScreens(() => [102, 102, 102]),
  );
  expect(isCovered).toBe(false);
  expect(contrast?.fifthPercentile).toBeCloseTo(3.66, 1);
});

test('one thin letter is no scrim', () => {
  const screens = createScreens((x) => (x < 18 ? [90, 90, 90] : white));
  expect(measure([runAt(0)], screens).contrast?.fifthPercentile).toBe(21);
});

test('measures each run in its own color', () => {
  const gray = { ...runAt(100), color: '#555555' };
  const screens = createScreens((x) => (x < 100 ? white : [85, 85, 85]));
  const { contrast } = measure([runAt(0), gray], screens);
  expect(contrast?.fifthPercentile).toBeLessThan(3);
  expect(contrast?.median).toBeGreaterThan(2);
});

test('a text without ink is covered', () => {
  expect(
    measure(
      [runAt(0)],
      createScreens(() => black),
    ),
  ).toEqual({ contrast: null, isCovered: true });
});

test('what moves by itself is no letter', () => {
  // A cover with white sparks is in front of the text.
  const screens = createScreens(() => white);
  const later = { ...screens.withText, read: (): Rgb => black };
  expect(measure([runAt(0)], screens).isCovered).toBe(false);
  const behindCover = measureText({ runs: [runAt(0)], coveredShare: 1 }, { ...screens, later }, null);
  expect(behindCover).toEqual({ contrast: null, isCovered: true });
});

test('measures a huge text with a gradient', () => {
  const huge = {
    ...runAt(0),
    color: null,
    fontSizePx: 1000,
    visibleLines: [{ x: 0, y: 0, width: 1000, height: 400 }],
  };
  expect(
    measure(
      [huge],
      createScreens(() => white),
    ).contrast?.fifthPercentile,
  ).toBe(21);
});

/** Measures runs of which nothing covers any. */
function measure(runs: readonly TextRun[], screens: TextScreens) {
  return measureText({ runs, coveredShare: 0 }, screens, null);
}

/** Creates a run of white letters that is 100 px wide. */
function runAt(x: number): TextRun {
  return {
    visibleLines: [{ x, y: 0, width: 100, height: 20 }],
    fontSizePx: 12,
    color: '#ffffff',
    opacity: 1,
    isDrawn: false,
    outlineColor: null,
  };
}

/** Creates the screenshots of a text on black. Every second pixel belongs to a letter. */
function createScreens(colorAt: (x: number) => Rgb): TextScreens {
  const create = (read: Pixels['read']): Pixels => ({ widthPx: 1000, heightPx: 400, read });
  return {
    withText: create((x) => (x % 2 === 0 ? colorAt(x) : black)),
    later: null,
    withoutText: create(() => black),
  };
}
