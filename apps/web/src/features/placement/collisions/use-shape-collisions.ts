import { useMemo } from 'react';
import { getHandleId } from '../elements/get-handle-id.ts';
import { useLiveValue, useLiveDrawing } from '../moving/use-live-value.ts';
import type { PlacementBoard } from '../moving/use-placement-board.ts';
import { listElementsOf } from '@spinreel/placement/collisions/collision';
import {
  listShapeCollisions,
  type ShapeCollision,
} from '@spinreel/placement/collisions/list-shape-collisions';

/** Returns the collisions on the screen, also during a drag, and outlines the handles of the elements on the stage. */
export function useShapeCollisions(board: PlacementBoard): readonly ShapeCollision[] {
  const { placements, shape, frame, movable, collisionsAt } = board;
  const found = useLiveValue(placements, (live) =>
    JSON.stringify(listShapeCollisions(shape, (anyFrame) => collisionsAt(live, anyFrame))),
  );
  useLiveDrawing(placements, (live) => {
    const colliding = new Set(collisionsAt(live, frame).flatMap(listElementsOf));
    for (const element of movable)
      document
        .getElementById(getHandleId(element))
        ?.toggleAttribute('data-colliding', colliding.has(element));
  });
  return useMemo(() => JSON.parse(found) as ShapeCollision[], [found]);
}
