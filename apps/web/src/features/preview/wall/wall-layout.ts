import type { Size } from '@spinreel/ad-runtime/layout/rect';
import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { designStageWidthPx } from '@spinreel/config-schema/options/placement/design-stage';
import { getPhonePage } from '../phone-page.ts';

/** A shape of the wall with the size of its page in CSS pixels. */
export type WallShape = (typeof previewShapes)[number] & { readonly page: Size };

/** The shapes of the wall. */
export const wallShapes: readonly WallShape[] = previewShapes.map((shape) => ({
  ...shape,
  page: getPhonePage(shape.aspect),
}));

const widestPx = Math.max(...wallShapes.map(({ page }) => page.width));

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
  const portraitsPx = portraits.length * designStageWidthPx;
  if (widthPx < 560) {
    const most = { width: widthPx * 0.82, height: widthPx * 1.25 };
    return {
      arrangement: 'scrolling',
      scale: ({ width, height }) => Math.min(most.width / width, most.height / height),
    };
  }
  const isOneRow = widthPx >= 960;
  const free = widthPx - wallGapPx * (isOneRow ? portraits.length : portraits.length - 1);
  const scale = Math.min(1, free / (portraitsPx + (isOneRow ? widestPx : 0)));
  return { arrangement: isOneRow ? 'one-row' : 'rows', scale: () => scale };
}
