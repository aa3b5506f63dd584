import { expect, test } from 'vitest';
import { reelsRecipe } from '../recipes/reels-recipe.ts';
import { snapToEdges } from './snap-to-edges.ts';

const [widthPx, heightPx] = [100, 100];

test('moves sides outwards to the frame around the reels', () => {
  const snapped = snap({ left: 32, top: 33, right: 68, bottom: 67 }, { from: 30, to: 70 });
  expect(snapped).toEqual({ left: 30, top: 30, right: 70, bottom: 70 });
});

test('leaves sides without an edge nearby', () => {
  const rectangle = { left: 40, top: 40, right: 60, bottom: 60 };
  expect(snap(rectangle, { from: 10, to: 90 })).toEqual(rectangle);
});

/** Snaps to a bright square on a dark frame. */
function snap(rectangle: Parameters<typeof snapToEdges>[0], { from, to }: { from: number; to: number }) {
  const isInside = (at: number) => at >= from && at < to;
  const frame = Float64Array.from({ length: widthPx * heightPx }, (_, at) =>
    isInside(at % widthPx) && isInside(Math.floor(at / widthPx)) ? 200 : 20,
  );
  return snapToEdges(rectangle, { frame, widthPx, recipe: reelsRecipe.edge });
}
