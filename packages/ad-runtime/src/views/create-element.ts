/**
 * A new element with a class, put at the end of its parent. Its text decides its direction, whatever that of the page is, and
 * an element that only contains others is laid out from left to right.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap = 'div'>(
  parent: Element,
  className: string,
  tag = 'div' as Tag,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.dir = 'auto';
  return parent.appendChild(element);
}
