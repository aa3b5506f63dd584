import { expect, test } from 'vitest';
import { describeOverlap, describeOverlapWarnings, findOverlaps, type ElementBox } from './find-overlaps.ts';

const button: ElementBox = { element: 'coverButton', box: { x: 110, y: 350, width: 150, height: 80 } };
const text: ElementBox = { element: 'coverText', box: { x: 30, y: 400, width: 310, height: 40 } };
const finger: ElementBox = { element: 'coverFinger', box: { x: 200, y: 390, width: 78, height: 92 } };

test('a text on the button overlaps it, a finger on the button does not', () => {
  expect(findOverlaps([button, text])).toEqual([['coverButton', 'coverText']]);
  expect(findOverlaps([button, finger])).toEqual([]);
});

test('a finger may touch a text, but not cover it', () => {
  const below = (y: number): ElementBox => ({ ...text, box: { ...text.box, y } });
  expect(findOverlaps([below(470), finger])).toEqual([]);
  expect(findOverlaps([below(430), finger])).toEqual([['coverText', 'coverFinger']]);
});

test('a logo may be on the video', () => {
  const video: ElementBox = { element: 'videoArea', box: { x: 0, y: 0, width: 375, height: 300 } };
  const logo: ElementBox = { element: 'gameplayLogo', box: { x: 150, y: 10, width: 60, height: 30 } };
  expect(findOverlaps([video, logo])).toEqual([]);
});

// Requirement: placement.shapes
test('a warning names both elements and every shape in which they overlap', () => {
  expect(describeOverlap(['coverButton', 'coverText'])).toBe('Spin button and cover text overlap');
  expect(
    describeOverlapWarnings(({ shape }) => (shape.id === 'landscape' ? [button] : [button, text])),
  ).toEqual(['Spin button and cover text overlap (9:16, 9:19.5, 2:3).']);
});
