import type { Size } from '@spinreel/ad-runtime/layout/rect';
import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';

/** A shape of the wall with the size of its page in CSS pixels. */
export type WallShape = (typeof previewShapes)[number] & { readonly page: Size };

/** The shorter side of a phone with a 4.7-inch screen, and its longer side, in CSS pixels. */
const phoneWidthPx = 375;
const phoneHeightPx = 667;

/** The shapes of the wall. Ads look as on a small phone: fixed sizes such as the smallest font would differ on a smaller page. */
export const wallShapes: readonly WallShape[] = previewShapes.map((shape) => {
  const width = shape.aspect > 1 ? phoneHeightPx : phoneWidthPx;
  return { ...shape, page: { width, height: Math.round(width / shape.aspect) } };
});

/** The arrangements of the wall: a row to scroll, rows below each other, or one row whose last two shapes are stacked. */
export type WallArrangement = 'scrolling' | 'rows' | 'one-row';

/** The gap between two shapes, in CSS pixels. The style sheet uses the same. */
export const wallGapPx = 20;

/** Returns how the shapes are arranged in a width, and the scale of their pages. Pure. */
export function arrangeWall(widthPx: number): {
  arrangement: WallArrangement;
  scale: (page: Size) => number;
} {
  const portraits = wallShapes.filter(({ aspect }) => aspect < 1);
  const portraitsPx = portraits.length * phoneWidthPx;
  if (widthPx < 560) {
    const most = { width: widthPx * 0.82, height: widthPx * 1.25 };
    return {
      arrangement: 'scrolling',
      scale: ({ width, height }) => Math.min(most.width / width, most.height / height),
    };
  }
  const isOneRow = widthPx >= 960;
  const free = widthPx - wallGapPx * (isOneRow ? portraits.length : portraits.length - 1);
  const scale = Math.min(1, free / (portraitsPx + (isOneRow ? phoneHeightPx : 0)));
  return { arrangement: isOneRow ? 'one-row' : 'rows', scale: () => scale };
}
