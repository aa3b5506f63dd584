const prologue =
  /^(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^<>[]|\[[\s\S]*?\])*>)*<(?:[\w-]+:)?svg[\s/>]/i;

/** Whether a file's beginning is an SVG document: XML prologue, comments and doctype are skipped. */
export function isSvg(head: Uint8Array): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return false;
  const text = new TextDecoder('utf-8').decode(head.subarray(0, 16 * 1024));
  return prologue.test(text);
}
