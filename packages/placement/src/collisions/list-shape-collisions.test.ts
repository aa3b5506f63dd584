import { expect, test } from 'vitest';
import type { StageFrame } from '../stage/stage-shapes.ts';
import type { Collision } from './collision.ts';
import { describeShapes, listShapeCollisions } from './list-shape-collisions.ts';

const overlap: Collision = { kind: 'overlap', element: 'coverText', other: 'coverButton' };
const cutOff: Collision = { kind: 'cut-off', element: 'coverText' };

// Requirement: placement.collisions
test('lists each collision once, those of the shown shape first, and names the other shapes', () => {
  const findIn = ({ shape, isLandscape }: StageFrame): Collision[] => [
    ...(isLandscape ? [] : [overlap]),
    ...(isLandscape || shape.id === '2:3' ? [cutOff] : []),
  ];
  const found = listShapeCollisions('landscape', findIn);
  expect(found.map(({ collision }) => collision)).toEqual([cutOff, overlap]);
  expect(found.map((entry) => describeShapes(entry, 'landscape'))).toEqual([
    'Also in 2:3.',
    'In 9:16, 9:19.5, and 2:3.',
  ]);
  expect(listShapeCollisions('9:16', findIn)[0]?.collision).toEqual(overlap);
});

test('names what covers the main part of the cover in the shown shape alone', () => {
  const findIn = ({ shape }: StageFrame): Collision[] =>
    shape.id === '2:3' ? [{ kind: 'main-part', element: 'coverText' }] : [];
  expect(listShapeCollisions('2:3', findIn)).toHaveLength(1);
  expect(listShapeCollisions('9:16', findIn)).toEqual([]);
});

test('names no shape if a collision is only in the shown one', () => {
  expect(describeShapes({ collision: overlap, shapes: ['2:3'] }, '2:3')).toBeNull();
});
