import type { CellImage, CellProblem } from '../../sheet.ts';
import { sniffImageType } from '../image-type.ts';
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
