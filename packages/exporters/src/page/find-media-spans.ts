import type { ByteSpan } from '../artifact.ts';
import type { FileParts } from './compose-files.ts';

/**
 * Finds the assets in a finished file. `contents` is where the content of each file starts in it; null if the content is
 * compressed.
 */
export function findMediaSpans(
  files: readonly FileParts[],
  contents: readonly number[] | null,
): readonly ByteSpan[] {
  if (contents === null) return [];
  const spans = files.flatMap(({ parts }, index) => {
    let end = contents[index] ?? 0;
    return parts.flatMap(({ key, sizeBytes }) => {
      const start = end;
      end += sizeBytes;
      return key === 'player' ? [] : [{ start, end }];
    });
  });
  // A ZIP sorts its files.
  return spans.toSorted((a, b) => a.start - b.start);
}
