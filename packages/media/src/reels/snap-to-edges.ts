import type { ReelsRecipe } from '../recipes/reels-recipe.ts';
import type { PixelRectangle } from './find-heaviest-rectangle.ts';

/**
 * Moves each side of a rectangle to the nearest edge of what does not move around it, such as the frame of the reels. Symbols
 * often do not reach the sides of their reels, so the moving area is smaller than the reels. Without an edge, a side stays.
 */
export function snapToEdges(
  rectangle: PixelRectangle,
  options: { frame: Float64Array; widthPx: number; recipe: ReelsRecipe['edge'] },
): PixelRectangle {
  const { frame, widthPx, recipe } = options;
  const heightPx = Math.floor(frame.length / widthPx);
  const { left, top, right, bottom } = rectangle;
  const grey = (x: number, y: number) => frame[y * widthPx + x] ?? 0;
  const columnStep = (x: number) => averageOver(top, bottom, (y) => Math.abs(grey(x, y) - grey(x - 1, y)));
  const rowStep = (y: number) => averageOver(left, right, (x) => Math.abs(grey(x, y) - grey(x, y - 1)));
  const snap = (side: number, outwards: -1 | 1, sizePx: number, measureStep: (at: number) => number) => {
    const reach = Math.round(recipe.outside * sizePx);
    const inside = Math.round(recipe.inside * sizePx);
    const places = Array.from(
      { length: reach + inside + 1 },
      (_, index) => side + outwards * (index - inside),
    )
      .filter((at) => at > 0 && at < sizePx)
      .toSorted((a, b) => Math.abs(a - side) - Math.abs(b - side));
    const strongest = Math.max(0, ...places.map(measureStep));
    const isEdge = (at: number) =>
      measureStep(at) >= Math.max(recipe.leastStep, recipe.stepShare * strongest);
    return places.find(isEdge) ?? side;
  };
  return {
    left: snap(left, -1, widthPx, columnStep),
    top: snap(top, -1, heightPx, rowStep),
    right: snap(right, 1, widthPx, columnStep),
    bottom: snap(bottom, 1, heightPx, rowStep),
  };
}

function averageOver(from: number, to: number, measure: (at: number) => number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += measure(at);
  return sum / Math.max(1, to - from);
}
