/** Sets the text of an element that contains only text. */
export function writeText(element: HTMLElement, text: string): void {
  const { firstChild } = element;
  // Changing the text node only affects the layout of its box. A new node would make the browser recalculate styles.
  if (firstChild instanceof Text) {
    if (firstChild.data !== text) firstChild.data = text;
  } else element.textContent = text;
}
