/** Of the wished size, below which a line is broken in two rather than shrunk further. */
const smallestSingleLine = 0.62;
/** Of the wished size: the last resort of a text that fits nowhere. */
const smallest = 0.2;

/**
 * Sizes a text so that it stays inside a width: first it shrinks, then it wraps to two lines and shrinks again, and at
 * last even a word is broken. `sizePx` is the wished font size.
 */
export function fitText(element: HTMLElement, options: { sizePx: number; maxWidthPx: number }): void {
  const { sizePx, maxWidthPx } = options;
  const { style } = element;
  style.maxWidth = `${maxWidthPx}px`;
  for (let share = 1; share > smallest; share -= 0.04) {
    const isSingleLine = share >= smallestSingleLine;
    style.whiteSpace = isSingleLine ? 'nowrap' : 'normal';
    style.overflowWrap = share < 0.4 ? 'anywhere' : '';
    style.fontSize = `${sizePx * share}px`;
    const lines = isSingleLine ? 1 : 2;
    // Scroll sizes know nothing of the transforms with which buttons pulse.
    if (element.scrollWidth <= maxWidthPx && element.scrollHeight <= sizePx * share * 1.2 * lines + 1) return;
  }
}
