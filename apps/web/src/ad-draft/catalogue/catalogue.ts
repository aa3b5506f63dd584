import type { StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import { getAssetUrl, parseAssetId } from '@spinreel/config-schema/options/asset-handles';

/** What the server knows about an uploaded file: its name, its addresses and its measurements. */
export type CatalogueAsset = Pick<
  StoredAsset,
  | 'originalName'
  | 'optimizedUrl'
  | 'width'
  | 'height'
  | 'duration'
  | 'frameRate'
  | 'cut'
  | 'stillSlots'
  | 'font'
> & {
  /** Bytes of the upload; null if unknown. */
  fileSize: number | null;
  /** A notice of the server about the file that it accepted. */
  notice?: string | undefined;
};

/** The files that the open ad uses or has used, by asset ID. */
export type CatalogueState = Readonly<Record<string, CatalogueAsset>>;

/** Returns what is known about the file with this handle; undefined if nothing is. */
export function findAsset(
  catalogue: CatalogueState,
  handle: string | null | undefined,
): CatalogueAsset | undefined {
  return handle ? catalogue[getCatalogueKey(handle)] : undefined;
}

/** Returns the key of a file's entry: its asset ID. Files of other tools have a handle without one. */
export function getCatalogueKey(handle: string): string {
  return parseAssetId(handle) ?? handle;
}

/** Returns the URL at which the browser can show or play a file. */
export function getShownUrl(catalogue: CatalogueState, handle: string): string {
  return findAsset(catalogue, handle)?.optimizedUrl ?? getAssetUrl(parseAssetId(handle) ?? '');
}
