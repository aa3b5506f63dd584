import { expect, test } from 'vitest';
import { snap, type Point } from './snapping.ts';

// Requirement: placement.snapping
test.each([
  ['the middle of the stage', { x: 184, y: 300 }, { x: 3.5, y: 0 }, [{ axis: 'x', atPx: 187.5 }]],
  ['its border distance on the left', { x: 77, y: 300 }, { x: -3, y: 0 }, [{ axis: 'x', atPx: 24 }]],
  ['its border distance below', { x: 120, y: 620 }, { x: 0, y: 3 }, [{ axis: 'y', atPx: 643 }]],
  ['the centre of another element', { x: 104, y: 455 }, { x: -4, y: -5 }, 'both'],
] as const)('an element snaps to %s', (_name, anchor, by, guides) => {
  const snapped = drawn(anchor);
  expect(snapped.by.x).toBeCloseTo(by.x);
  expect(snapped.by.y).toBeCloseTo(by.y);
  if (guides === 'both') expect(snapped.guides.map(({ axis }) => axis)).toEqual(['x', 'y']);
  else expect(snapped.guides).toEqual(guides);
});

test('does not snap beyond the reach', () => {
  expect(drawn({ x: 150, y: 300 })).toEqual({ by: { x: 0, y: 0 }, guides: [] });
});

test('snaps to the nearer of two lines', () => {
  expect(drawn({ x: 184, y: 300 }, [{ x: 185, y: 0 }]).guides).toEqual([{ axis: 'x', atPx: 185 }]);
});

/** Snaps a box of 100 x 40 on a stage of 375 x 667. By default, another element is at 100 | 450. */
function drawn(anchor: Point, others: readonly Point[] = [{ x: 100, y: 450 }]) {
  return snap({
    stage: { width: 375, height: 667 },
    anchor,
    box: { x: anchor.x - 50, y: anchor.y - 20, width: 100, height: 40 },
    others,
    borderPx: 24,
    reachPx: 6,
  });
}
