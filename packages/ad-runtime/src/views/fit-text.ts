import { within } from '../layout/place-box.ts';

/** The smallest share of its preferred size at which text stays on one line. Smaller text may use three lines. */
const smallestOnOneLine = 0.7;

/** The minimum font size in design pixels. Equals 14 CSS pixels on a stage of width 390. */
const smallestDesignPx = 13.5;

/**
 * More than the height of three lines and the margin of the cover's lettering, and less than that of four lines, as a multiple
 * of the font size. Tall scripts have two lines in it.
 */
const threeLines = 4.1;

/** As much as the height of two lines of a tall script, and less than that of three lines. */
export const twoLines = 3.2;

/** How much smaller each attempt is, as a share of the preferred size. */
const shareStep = 0.04;

/**
 * Sizes text so that it fits `maxWidthPx`. The text shrinks a little, then wraps to up to three lines and shrinks
 * further. At the minimum font size, it wraps to any number of lines, and long words are broken. Returns whether the
 * text has the minimum font size. `designPx` is the preferred font size in design pixels, and `scale` is CSS pixels per
 * design pixel. `maxLines` is the greatest height as a multiple of the font size.
 */
export function fitText(
  element: HTMLElement,
  designPx: number,
  maxWidthPx: number,
  scale: number,
  maxLines = threeLines,
): boolean {
  const { style } = element;
  const smallest = smallestDesignPx / designPx;
  const setSize = (share: number) => {
    style.whiteSpace = share > smallestOnOneLine ? '' : 'normal';
    style.fontSize = `${designPx * scale * share}px`;
  };
  style.maxWidth = `${maxWidthPx}px`;
  style.wordBreak = '';
  // Each attempt causes a layout of the page, so the first one is a good estimate.
  setSize(1);
  let share = within(maxWidthPx / element.scrollWidth, smallestOnOneLine, 1);
  for (; share > smallest; share -= shareStep) {
    setSize(share);
    // Scroll sizes are not affected by the transforms of pulsing buttons.
    if (
      element.scrollWidth <= maxWidthPx + 1 &&
      element.scrollHeight <= designPx * scale * share * maxLines + 1
    )
      return false;
  }
  setSize(smallest);
  style.wordBreak = 'break-word';
  return true;
}
