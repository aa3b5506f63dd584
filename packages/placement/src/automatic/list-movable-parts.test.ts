import { expect, test } from 'vitest';
import { listMovableParts } from './cover-places.ts';

const middle = { x: 0.5, y: 0.5 };
const low = { x: 0.5, y: 0.9 };

// Requirement: placement.automatic
test('elements at their defaults are movable, those that a person has moved are not', () => {
  const config = {
    coverTextPositions: { cover: middle },
    landscapePositions: { cover: { button: low } },
  };
  expect(listMovableParts({}, null)).toEqual({
    portrait: ['button', 'text', 'finger'],
    landscape: ['button', 'text', 'finger'],
  });
  expect(listMovableParts(config, null)).toEqual({
    portrait: ['button', 'finger'],
    landscape: ['text', 'finger'],
  });
});

test('an element that the wizard has placed is movable until a person moves it', () => {
  const placed = { coverTextPositions: { cover: low }, cta: { positions: { cover: middle } } };
  expect(listMovableParts(placed, placed).portrait).toEqual(['button', 'text', 'finger']);
  const moved = { ...placed, coverTextPositions: { cover: middle } };
  expect(listMovableParts(moved, placed).portrait).toEqual(['button', 'finger']);
});
