/** Of the wished size, below which a line is broken in two rather than shrunk further. */
const smallestSingleLine = 0.62;

/**
 * Sizes a text so that it stays inside a width: first it shrinks, then it wraps to two lines (in which the style
 * sheet lets it break words) and shrinks again. `sizePx` is the wished font size.
 */
export function fitText(element: HTMLElement, sizePx: number, maxWidthPx: number): void {
  const { style } = element;
  style.maxWidth = `${maxWidthPx}px`;
  // As the style sheet has it: on one line.
  style.whiteSpace = '';
  style.fontSize = `${sizePx}px`;
  // Each try is a layout of the page, so the first one is a good guess.
  let share = Math.max(Math.min(1, maxWidthPx / element.scrollWidth), smallestSingleLine);
  for (; share > 0.2; share -= 0.04) {
    const lines = share > smallestSingleLine ? 1 : 2;
    style.whiteSpace = lines > 1 ? 'normal' : '';
    style.fontSize = `${sizePx * share}px`;
    // Scroll sizes know nothing of the transforms with which buttons pulse.
    if (element.scrollWidth <= maxWidthPx + 1 && element.scrollHeight <= sizePx * share * 1.2 * lines + 1)
      return;
  }
}
