import type { Size } from '@spinreel/ad-runtime/layout/rect';

/** The shorter side of a common phone, in CSS pixels. Preflight's phone has the same. */
export const phoneShortSidePx = 390;

/**
 * Returns the size of an ad's page on a phone of a shape, in CSS pixels. Previews run at this size and are scaled, because
 * texts of a fixed smallest size would break differently on a smaller page. `aspect` is the width by the height.
 */
export function getPhonePage(aspect: number): Size {
  return aspect > 1
    ? { width: Math.round(phoneShortSidePx * aspect), height: phoneShortSidePx }
    : { width: phoneShortSidePx, height: Math.round(phoneShortSidePx / aspect) };
}
