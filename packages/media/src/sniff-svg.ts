/** One thing that may stand before the root element. Its parts exclude each other, so that no text is tried twice. */
const beforeRoot = /\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^<>[\]]*(?:\[[^\]]*\]\s*)?>/iy;

const root = /<(?:[\w-]+:)?svg[\s/>]/iy;

/** Whether a file's beginning is an SVG document: XML prologue, comments and doctype are skipped. */
export function isSvg(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return false;
  const text = new TextDecoder('utf-8').decode(head.subarray(0, 16 * 1024));
  // Piece by piece: in one pattern that repeats them, blanks could be split among the pieces in ways without end.
  root.lastIndex = 0;
  for (beforeRoot.lastIndex = 0; beforeRoot.test(text);) root.lastIndex = beforeRoot.lastIndex;
  return root.test(text);
}
