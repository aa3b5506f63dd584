/** One item that may precede the root element. The alternatives exclude each other, so no text is matched twice. */
const beforeRoot = /\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^<>[\]]*(?:\[[^\]]*\]\s*)?>/iy;

const root = /<(?:[\w-]+:)?svg[\s/>]/iy;

/** Whether a file starts like an SVG document. Skips the XML prologue, comments and the doctype. */
export function isSvg(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return false;
  const text = new TextDecoder('utf-8').decode(head.subarray(0, 16 * 1024));
  // Matched one by one, because a single repeating pattern could split the white space in exponentially many ways.
  root.lastIndex = 0;
  for (beforeRoot.lastIndex = 0; beforeRoot.test(text);) root.lastIndex = beforeRoot.lastIndex;
  return root.test(text);
}
