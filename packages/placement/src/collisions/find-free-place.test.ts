import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { expect, test } from 'vitest';
import type { MovedElement } from '../elements/moved-element.ts';
import { stageFrame, type StageFrame, type StageShapeId } from '../stage/stage-shapes.ts';
import { findCollisions } from './find-collisions.ts';
import { findFreePlace } from './find-free-place.ts';

const anywhere = (position: Position) => position;

// Requirement: placement.collisions
test('moves a text just off the button, straight up or down, so that it is free in all upright shapes', () => {
  const place = find({ from: { x: 0.5, y: 0.55 } });
  expect(place?.x).toBe(0.5);
  expect(place?.y).toBeGreaterThan(0.57);
  expect(place?.y).toBeLessThan(0.7);
});

test('keeps to the positions that the element may have', () => {
  const place = find({ from: { x: 0.5, y: 0.55 }, limit: ({ x, y }) => ({ x, y: Math.min(y, 0.5) }) });
  expect(place?.y).toBeLessThan(0.43);
});

test('finds nothing where nothing is free', () => {
  expect(find({ from: { x: 0.5, y: 0.5 }, buttonHeight: 2 })).toBeNull();
});

test('in landscape it needs to be free only there', () => {
  const place = find({ from: { x: 0.5, y: 0.55 }, shape: 'landscape', isOnlyLandscape: true });
  expect(place).not.toBeNull();
});

interface Screen {
  from: Position;
  limit?: (position: Position) => Position;
  /** The height of the button in the middle, as a share of the stage. */
  buttonHeight?: number;
  shape?: StageShapeId;
  /** Whether only landscape has a free place. */
  isOnlyLandscape?: boolean;
}

/** Moves a text of 200 by 40 pixels that is at `from`, away from a button in the middle. */
function find({
  from,
  limit = anywhere,
  buttonHeight = 0.1,
  shape = '9:16',
  isOnlyLandscape = false,
}: Screen) {
  const findIn = (live: MovedElement | null, frame: StageFrame) => {
    const { stage } = frame;
    const share = isOnlyLandscape && !frame.isLandscape ? 2 : buttonHeight;
    const height = stage.height * share;
    const { x, y } = live?.position ?? from;
    return findCollisions({
      frame,
      boxes: [
        { element: 'coverButton', box: { x: 100, y: stage.height / 2 - height / 2, width: 500, height } },
        {
          element: 'coverText',
          box: { x: x * stage.width - 60, y: y * stage.height - 20, width: 120, height: 40 },
        },
      ],
      fixed: [],
      salient: [],
    });
  };
  return findFreePlace({ element: 'coverText', position: from, frame: stageFrame(shape), limit, findIn });
}
