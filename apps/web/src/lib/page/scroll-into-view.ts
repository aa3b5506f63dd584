/**
 * Ref callback that scrolls by the least distance that shows a new element. Areas covered by the bars at the edges
 * count as hidden (scroll-padding).
 */
export function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
