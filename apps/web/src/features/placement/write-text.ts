/** Writes a text into an element that holds nothing else. */
export function writeText(element: HTMLElement, text: string): void {
  const { firstChild } = element;
  // Another text in the same node concerns the box around it alone; a new node would concern the styles of the page.
  if (firstChild instanceof Text) {
    if (firstChild.data !== text) firstChild.data = text;
  } else element.textContent = text;
}
