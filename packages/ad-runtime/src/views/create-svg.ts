/** An inline SVG from constant markup; parsed as HTML, which needs no namespace address in the exported file. */
export function createSvg(parent: Element, constantMarkup: string): void {
  parent.insertAdjacentHTML('beforeend', constantMarkup);
}
