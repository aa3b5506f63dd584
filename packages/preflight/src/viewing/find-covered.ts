import type { HostControl } from '@spinreel/exporters/host-trait';

/**
 * Runs in the page and returns the texts and the names of the buttons that are under controls of the host. Buttons that
 * fill most of the screen do not count, because they can be tapped elsewhere. Self-contained, because it is sent to the
 * browser as text.
 */
export function findCovered(controls: readonly HostControl[]): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const isUnderControl = ({ left, right, top, bottom }: DOMRect) =>
    controls.some(({ corner, widthPx, heightPx }) => {
      const isBeside = corner.endsWith('left')
        ? left < widthPx && right > 0
        : right > clientWidth - widthPx && left < clientWidth;
      const isLevel = corner.startsWith('top')
        ? top < heightPx && bottom > 0
        : bottom > clientHeight - heightPx && top < clientHeight;
      return isBeside && isLevel;
    });
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;

  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="button"], input[type="button"]')]
    .filter((button) => {
      const box = button.getBoundingClientRect();
      const isLarge = box.width * box.height > (clientWidth * clientHeight) / 2;
      return box.width > 0 && !isLarge && isShown(button) && isUnderControl(box);
    })
    // The visible text: a button may have another one that it shows later.
    .map((button) => button.ariaLabel ?? button.innerText.replaceAll(/\s+/g, ' '));

  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(isUnderControl)) texts.push(text);
  }
  return [...buttons, ...texts];
}
