import type { ByteRange } from '../../storage/files/stored-file.ts';

/**
 * Parses a `Range` header (RFC 9110, section 14). Returns `all` if there is no header, or one that may be ignored (several
 * ranges, other units), and `unsatisfiable` if the range is outside the content.
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'all' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return 'all';
  return start < sizeBytes ? { start, end } : 'unsatisfiable';
}
