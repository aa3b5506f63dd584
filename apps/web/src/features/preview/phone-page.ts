import type { Size } from '@spinreel/ad-runtime/layout/rect';
import { designStageWidthPx } from '@spinreel/config-schema/options/placement/design-stage';

/**
 * Returns the size of an ad's page on a phone of a shape, in CSS pixels, as large as the stage of the placement editor.
 * Previews run at this size and are scaled, because texts of a fixed smallest size would break differently on a smaller
 * page. `aspect` is the width by the height.
 */
export function getPhonePage(aspect: number): Size {
  const longSidePx = designStageWidthPx * Math.max(aspect, 1 / aspect);
  return aspect > 1
    ? { width: Math.round(longSidePx), height: designStageWidthPx }
    : { width: designStageWidthPx, height: Math.round(longSidePx) };
}
