import type { BuiltFile, ByteSpan } from '../artifact.ts';
import type { PagePart, ReceiptKey } from './page-part.ts';

/** What files do not share. Fonts are small, and differ from ad to ad. */
const unsharedKeys: ReadonlySet<ReceiptKey> = new Set(['player', 'fonts']);

/** Finds the assets in a file of these parts. */
export function findMediaSpans(parts: readonly PagePart[]): ByteSpan[] {
  let end = 0;
  return parts.flatMap(({ key, sizeBytes }) => {
    const start = end;
    end += sizeBytes;
    return unsharedKeys.has(key) ? [] : [{ start, end }];
  });
}

/**
 * Finds the assets in a finished file that other files may share. `contents` is where the content of each file starts in
 * it; null if the content is compressed.
 */
export function findPackedSpans(
  files: readonly BuiltFile[],
  contents: readonly number[] | null,
): readonly ByteSpan[] {
  if (contents === null) return [];
  const spans = files.flatMap(({ media }, index) => {
    const offset = contents[index] ?? 0;
    return media.map(({ start, end }) => ({ start: offset + start, end: offset + end }));
  });
  // A ZIP sorts its files.
  return spans.toSorted((a, b) => a.start - b.start);
}
