import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import { withChanges } from '@spinreel/ad-runtime/with-changes';
import { computeCommonArea } from '../salience/compute-covered-share.ts';

/** The share of a button's width that its label has at most. */
const labelWidthShare = 0.7;
/** The share of the label that a hand at its default position hides, which is at the label's lower right. */
const harmlessShare = 0.16;

/**
 * Returns which share of its button's label a hand hides, 0 to 1, beyond what it hides at its default position. It hides more
 * above the lower edge of the screen, or if the button is wide.
 */
export function measureHiddenLabel(button: Rect, hand: Rect): number {
  const width = labelWidthShare * button.width;
  const label = withChanges(button, { x: button.x + (button.width - width) / 2, width });
  const area = label.width * label.height;
  return area > 0 ? Math.max(0, computeCommonArea(label, hand) / area - harmlessShare) : 0;
}
