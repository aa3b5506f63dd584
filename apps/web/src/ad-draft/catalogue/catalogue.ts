import type { StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { getAssetUrl, getCropUrl, parseAssetId } from '@spinreel/config-schema/options/asset-handles';

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
  | 'crops'
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

/** Returns the URL of a video in the crop of its settings if the server has it, and in the crop that was shown last otherwise. */
export function getCroppedUrl(catalogue: CatalogueState, video: VideoAsset): string {
  const name = nameCrop(video);
  const { cut, crops } = findAsset(catalogue, video.filePath) ?? {};
  const isShown = cut !== undefined && nameCrop(cut) === name;
  return !isShown && crops?.includes(name)
    ? getCropUrl(parseAssetId(video.filePath) ?? '', name)
    : getShownUrl(catalogue, video.filePath);
}
