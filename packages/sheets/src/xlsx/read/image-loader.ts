import type { CellImage, CellProblem, CellImageType } from '../../sheet.ts';
import type { Relationship } from './relationships.ts';
import type { XlsxPackage } from './xlsx-package.ts';

/** An image for a cell, or the reason why it cannot be used. */
export type LoadedImage = { readonly image: CellImage } | { readonly problem: CellProblem };

/** Returns a function that loads images. Images that several cells show are loaded once. */
export function createImageLoader(
  file: XlsxPackage,
): (source: Relationship | undefined) => Promise<LoadedImage> {
  const loaded = new Map<string, LoadedImage>();
  return async (source) => {
    if (source === undefined) return { problem: { code: 'image-unsupported', params: { fileName: '' } } };
    const { target, isExternal } = source;
    if (isExternal) return { problem: { code: 'image-url', params: { url: target } } };
    const known = loaded.get(target);
    if (known !== undefined) return known;
    const bytes = file.has(target) ? await file.readBytes(target) : new Uint8Array();
    const type = sniffImageType(bytes);
    const fileName = target.slice(target.lastIndexOf('/') + 1);
    const result: LoadedImage =
      type === undefined
        ? { problem: { code: 'image-unsupported', params: { fileName } } }
        : { image: { bytes, type } };
    loaded.set(target, result);
    return result;
  };
}

/** Returns the type of an image by its first bytes, or undefined for other types than cells may have. */
function sniffImageType(bytes: Uint8Array): CellImageType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return /^RIFF[\s\S]{4}WEBP/.test(start) ? 'image/webp' : undefined;
}
