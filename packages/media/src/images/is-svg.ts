/** One item that may precede the root element. The alternatives exclude each other, so no text is matched twice. */
const beforeRoot = /\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^<>[\]]*(?:\[[^\]]*\]\s*)?>/iy;

const root = /<(?:[\w-]+:)?svg[\s/>]/iy;

/** Whether a file starts like an SVG document. Skips the XML prologue, comments and the doctype. */
export function isSvg(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return false;
  return findSvgRoot(new TextDecoder('utf-8').decode(head.subarray(0, 16 * 1024))) !== null;
}

/** Finds the index of the root element in an SVG document. Returns null if the text does not start like one. */
export function findSvgRoot(text: string): number | null {
  // Matched one by one, because a single repeating pattern could split the white space in exponentially many ways.
  root.lastIndex = 0;
  for (beforeRoot.lastIndex = 0; beforeRoot.test(text);) root.lastIndex = beforeRoot.lastIndex;
  const index = root.lastIndex;
  return root.test(text) ? index : null;
}
