import { useDraftSelector } from '../draft-root.ts';
import type { NameFile } from '../history/describe-value.ts';
import { findAsset } from './catalogue.ts';

/** Returns a function that names the files of the open ad, for lists of changes. */
export function useNameFile(): NameFile {
  const catalogue = useDraftSelector((state) => state.catalogue);
  return (handle) => findAsset(catalogue, handle)?.originalName ?? null;
}
