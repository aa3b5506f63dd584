import { placementElements } from '../elements/placement-elements.ts';
import { stageFrame, stageShapes, type StageFrame, type StageShapeId } from '../stage/stage-shapes.ts';
import type { Collision } from './collision.ts';

/** A collision with all shapes in which it happens. */
export interface ShapeCollision {
  readonly collision: Collision;
  readonly shapes: readonly StageShapeId[];
}

/**
 * Lists the collisions in all shapes: those in the shown shape first, and overlaps before the main part of the cover. The main
 * part counts in the shown shape alone, because each shape crops the cover elsewhere.
 */
export function listShapeCollisions(
  shown: StageShapeId,
  findIn: (frame: StageFrame) => readonly Collision[],
): ShapeCollision[] {
  const byKey = new Map<string, { collision: Collision; shapes: StageShapeId[] }>();
  for (const { id } of stageShapes)
    for (const collision of findIn(stageFrame(id))) {
      if (collision.kind === 'main-part' && id !== shown) continue;
      const key = JSON.stringify(collision);
      const entry = byKey.get(key) ?? { collision, shapes: [] };
      entry.shapes.push(id);
      byKey.set(key, entry);
    }
  const rank = ({ shapes, collision }: ShapeCollision) =>
    (shapes.includes(shown) ? 0 : 10) + kinds.indexOf(collision.kind) + (isHand(collision) ? 3 : 0);
  return [...byKey.values()].toSorted((a, b) => rank(a) - rank(b));
}

const kinds: readonly Collision['kind'][] = ['overlap', 'cut-off', 'main-part'];

/** A hand often follows when its button or the text is moved. */
function isHand({ element }: Collision): boolean {
  return placementElements[element].role === 'finger';
}

/** Says in which other shapes a collision happens: 'Also in 2:3 and landscape.' Null if in none. */
export function describeShapes({ shapes }: ShapeCollision, shown: StageShapeId): string | null {
  const others = shapes.filter((id) => id !== shown);
  if (others.length === 0) return null;
  const list = new Intl.ListFormat('en').format(others);
  return shapes.includes(shown) ? `Also in ${list}.` : `In ${list}.`;
}
