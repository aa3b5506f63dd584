import type { Rect, Size } from './rect.ts';
import { withChanges } from '../with-changes.ts';
import { textWidthPx } from './stage-measures.ts';

/** The smallest share of the stage's height that has room for a logo above texts and buttons. */
const smallestHeightShare = 0.7;

/**
 * Returns the part of `space` for the age mark and the logo. Where a tall legal text moves texts and buttons up to the logo,
 * it is the part next to them in landscape. All boxes are in CSS pixels.
 */
export function markSpace(stage: Size, space: Rect): Rect {
  const isShort = space.height < stage.height * smallestHeightShare;
  return isShort ? withChanges(space, { width: textWidthPx(stage) }) : space;
}
