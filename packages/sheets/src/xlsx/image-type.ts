import type { CellImageType } from '../sheet.ts';

/** Returns the type of an image by its first bytes, or undefined for other types than cells may have. */
export function sniffImageType(bytes: Uint8Array): CellImageType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return /^RIFF[\s\S]{4}WEBP/.test(start) ? 'image/webp' : undefined;
}
