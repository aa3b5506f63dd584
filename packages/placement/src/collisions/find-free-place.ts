import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { MovedElement } from '../elements/moved-element.ts';
import { roundPosition, type PlacementElement } from '../elements/placement-elements.ts';
import { stageFrame, stageShapes, type StageFrame } from '../stage/stage-shapes.ts';
import { listElementsOf, type Collision } from './collision.ts';

/** An element to move away from what it collides with. */
export interface CollidingElement {
  readonly element: PlacementElement;
  /** Its position in the shown shape, as shares of the stage. */
  readonly position: Position;
  readonly frame: StageFrame;
  /** Returns the nearest position that the element may have. */
  readonly limit: (position: Position) => Position;
  readonly findIn: (live: MovedElement | null, frame: StageFrame) => readonly Collision[];
}

/** The distance between two tried positions, and the farthest one, as shares of the stage. */
const step = 0.02;
const farthest = 0.7;
/** Elements are centered more often than they are at one height, so a move to the side counts more. */
const sidewaysFactor = 2.5;

/**
 * Finds the nearest position at which an element collides with nothing: in landscape there, otherwise in all upright shapes,
 * or, if there is none, in the shown one. Null if there is none either. Pure; takes up to a tenth of a second.
 */
export function findFreePlace(colliding: CollidingElement): Position | null {
  const { frame } = colliding;
  const upright = stageShapes.map(({ id }) => stageFrame(id)).filter(({ isLandscape }) => !isLandscape);
  const places = listPlaces(colliding);
  const isFreeIn = (frames: readonly StageFrame[]) => (position: Position) =>
    frames.every((each) => !collides(colliding, position, each));
  if (frame.isLandscape) return places.find(isFreeIn([frame])) ?? null;
  return places.find(isFreeIn(upright)) ?? places.find(isFreeIn([frame])) ?? null;
}

function collides({ element, frame, findIn }: CollidingElement, position: Position, at: StageFrame): boolean {
  const live = { element, position, isLandscape: frame.isLandscape, sizeFactor: null };
  return findIn(live, at).some((collision) => listElementsOf(collision).includes(element));
}

function listPlaces({ position, limit }: CollidingElement): Position[] {
  const count = Math.round(farthest / step);
  const offsets = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  return offsets
    .flatMap((x) => offsets.map((y) => ({ x, y, distance: Math.hypot(sidewaysFactor * x, y) })))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ x, y }) => ({ x: position.x + x, y: position.y + y }))
    .filter(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)
    .map((place) => roundPosition(limit(place)));
}
