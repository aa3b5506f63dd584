import { expect, test } from 'vitest';
import { deriveLandscapePositions, landscapeAreas, type LandscapeArea } from './landscape-positions.ts';

const portrait = {
  button: { x: 0.5, y: 0.58 },
  text: { x: 0.5, y: 0.8 },
  finger: { x: 0.5, y: 0.6 },
} as const;

test('keeps the portrait positions', () => {
  const { button, text, finger } = deriveLandscapePositions(portrait, 'beside');
  expect({ button: button.position, text: text?.position, finger: finger?.position }).toEqual(portrait);
});

test('puts button and text one below the other, in the order they have in portrait', () => {
  const below = deriveLandscapePositions(portrait, 'beside');
  expect(below.text!.landscapePosition.y - below.button.landscapePosition.y).toBeGreaterThan(0.3);
  const above = deriveLandscapePositions({ ...portrait, text: { x: 0.5, y: 0.2 } }, 'beside');
  expect(above.button.landscapePosition.y - above.text!.landscapePosition.y).toBeGreaterThan(0.3);
});

test('keeps button and text apart even if they overlap in portrait', () => {
  const { button, text } = deriveLandscapePositions({ ...portrait, text: portrait.button }, 'beside');
  expect(Math.abs(text!.landscapePosition.y - button.landscapePosition.y)).toBeGreaterThan(0.3);
});

test('keeps the tendency to the left, to the right, up and down', () => {
  const place = (x: number, y: number) =>
    deriveLandscapePositions({ button: { x, y }, text: null, finger: null }, 'beside').button
      .landscapePosition;
  expect(place(0.2, 0.5).x).toBeLessThan(place(0.5, 0.5).x);
  expect(place(0.8, 0.5).x).toBeGreaterThan(place(0.5, 0.5).x);
  expect(place(0.5, 0.3).y).toBeLessThan(place(0.5, 0.5).y);
  expect(place(0.5, 0.9).y).toBeGreaterThan(place(0.5, 0.5).y);
});

test('places elements right of a portrait image or a card, or at the right edge', () => {
  const acrossIn = (area: LandscapeArea) =>
    deriveLandscapePositions(portrait, area).button.landscapePosition.x;
  expect(acrossIn('beside')).toBeGreaterThan(0.6);
  expect(acrossIn('card')).toBe(acrossIn('beside'));
  expect(acrossIn('edge')).toBeGreaterThan(acrossIn('beside'));
});

test('places the only button next to the middle of a card', () => {
  const downIn = (area: LandscapeArea) =>
    deriveLandscapePositions({ button: { x: 0.5, y: 0.88 } }, area).button.landscapePosition.y;
  expect(downIn('card')).toBeLessThan(0.65);
  expect(downIn('beside')).toBeGreaterThan(0.75);
});

test.each([
  ['at the button', { x: 0.5, y: 0.58 }],
  ['near the button', { x: 0.52, y: 0.6 }],
  ['in the upper left corner', { x: 0, y: 0 }],
  ['in the lower right corner', { x: 1, y: 1 }],
])('lets a finger that is %s point at the button', (_place, finger) => {
  const derived = deriveLandscapePositions({ ...portrait, finger }, 'beside');
  const { x, y } = derived.button.landscapePosition;
  expect(Math.abs(derived.finger!.landscapePosition.x - x)).toBeLessThanOrEqual(0.09 + 1e-4);
  expect(Math.abs(derived.finger!.landscapePosition.y - y)).toBeLessThanOrEqual(0.06 + 1e-4);
});

test('has no position for what the screen does not show', () => {
  expect(deriveLandscapePositions({ ...portrait, text: null, finger: null }, 'edge')).toMatchObject({
    text: null,
    finger: null,
  });
});

test.each([
  [true, true, 'edge', 'beside'],
  [true, false, 'edge', 'card'],
  [false, true, 'beside', 'beside'],
  [false, false, 'beside', 'card'],
])(
  'chooses the areas of a split screen (%s) with an outro image (%s)',
  (isSplitScreen, hasOutroImage, gameplay, outro) => {
    expect(landscapeAreas(isSplitScreen, hasOutroImage)).toEqual({ cover: 'beside', gameplay, outro });
  },
);

test('keeps the age mark and the legal text where they are, and moves the logo with the button', () => {
  const corner = { x: 0, y: 0 };
  const end = { x: 0.5, y: 1 };
  const logo = { x: 0.5, y: 0 };
  const derived = deriveLandscapePositions({ ...portrait, ageMark: corner, legalText: end, logo }, 'beside');
  expect(derived.ageMark).toEqual({ position: corner, landscapePosition: corner });
  expect(derived.legalText).toEqual({ position: end, landscapePosition: end });
  expect(derived.logo!.landscapePosition).toEqual({ x: derived.button.landscapePosition.x, y: 0 });
  const nextToVideo = deriveLandscapePositions({ ...portrait, logo }, 'edge');
  expect(nextToVideo.logo!.landscapePosition.x).toBe(nextToVideo.button.landscapePosition.x);
});

test('places the age mark above the counter of a tall button next to a wide video, but below a logo', () => {
  const ageMark = { x: 0, y: 0 };
  const place = (logo: typeof ageMark | null) =>
    deriveLandscapePositions({ ...portrait, ageMark, logo }, 'edge').ageMark!.landscapePosition;
  // On a phone of 844 x 390 pixels, the counter of a round button above a legal text begins at 40 % of the height.
  const markHeight = 36 / 390;
  expect(place(null).y + markHeight / 2).toBeLessThan(0.36);
  expect(place(null).y).toBeLessThan(place({ x: 0.5, y: 0 }).y);
  expect(place(null).x).toBe(place({ x: 0.5, y: 0 }).x);
});

test('takes an own landscape position as it is', () => {
  const own = { text: { x: 0.1, y: 0.9 } };
  const derived = deriveLandscapePositions(portrait, 'beside', own);
  expect(derived.text).toEqual({ position: portrait.text, landscapePosition: own.text });
  expect(derived.button).toEqual(deriveLandscapePositions(portrait, 'beside').button);
});

test('lets the finger follow a button with an own landscape position', () => {
  const button = { x: 0.2, y: 0.5 };
  const derived = deriveLandscapePositions(portrait, 'beside', { button });
  expect(derived.finger!.landscapePosition.x).toBeCloseTo(button.x);
  expect(derived.finger!.landscapePosition.y - button.y).toBeGreaterThan(0);
});

test('has no element that the screen does not show, whatever its own position', () => {
  expect(
    deriveLandscapePositions({ button: portrait.button }, 'card', { logo: portrait.text }).logo,
  ).toBeNull();
});
