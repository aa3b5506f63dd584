import { expect, test } from 'vitest';
import { findElementBelow, findElementsAt, pickElement, type PlacedBox } from './find-elements-at.ts';

const button: PlacedBox = { element: 'gameplayButton', box: { x: 100, y: 380, width: 180, height: 90 } };
const finger: PlacedBox = { element: 'gameplayFinger', box: { x: 180, y: 420, width: 78, height: 92 } };
const video: PlacedBox = { element: 'videoArea', box: { x: 20, y: 70, width: 340, height: 400 } };
const boxes = [button, finger, video];

test('a press where the finger covers the button selects the button', () => {
  expect(findElementsAt({ x: 200, y: 440 }, boxes, 0)).toEqual([
    'gameplayButton',
    'gameplayFinger',
    'videoArea',
  ]);
});

test('a press on the part of the finger that sticks out selects the finger', () => {
  expect(findElementsAt({ x: 200, y: 500 }, boxes, 0)).toEqual(['gameplayFinger']);
});

test('a press where the finger covers a text selects the finger, and next to the finger the text', () => {
  const text: PlacedBox = { element: 'coverText', box: { x: 40, y: 490, width: 300, height: 20 } };
  const pointing: PlacedBox = { ...finger, element: 'coverFinger' };
  expect(findElementsAt({ x: 200, y: 500 }, [text, pointing], 6)).toEqual(['coverFinger', 'coverText']);
  expect(findElementsAt({ x: 176, y: 500 }, [text, pointing], 6)).toEqual(['coverText', 'coverFinger']);
});

test('a press just outside an element still selects it', () => {
  expect(findElementsAt({ x: 96, y: 475 }, boxes, 6)[0]).toBe('gameplayButton');
  expect(findElementsAt({ x: 93, y: 475 }, boxes, 6)[0]).toBe('videoArea');
});

test('the element being edited takes precedence over those in front of it', () => {
  const hits = findElementsAt({ x: 200, y: 440 }, boxes, 0);
  expect(pickElement(hits, 'gameplayFinger')).toBe('gameplayFinger');
  expect(pickElement(hits, 'coverText')).toBe('gameplayButton');
  expect(pickElement([], 'gameplayFinger')).toBeNull();
});

test('clicking again cycles through the elements below', () => {
  const hits = findElementsAt({ x: 200, y: 440 }, boxes, 0);
  expect(findElementBelow(hits, 'gameplayButton')).toBe('gameplayFinger');
  expect(findElementBelow(hits, 'gameplayFinger')).toBe('videoArea');
  expect(findElementBelow(hits, 'videoArea')).toBe('gameplayButton');
});
