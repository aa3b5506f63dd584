import type { AdConfig } from '../ad/ad-config.ts';
import { listOverrides } from '../ad/variants/map-overrides.ts';
import { assetSlots, type AssetSlot } from './asset-slots.ts';
import { isId } from './ids.ts';
import type { AssetHandle } from '../ad/resolved-ad.ts';

const handlePrefix = 'asset:';
const urlPrefix = '/api/assets/';

/**
 * Returns the id of an asset handle, which is `asset:<id>` or `/api/assets/<id>`; null for any other text. Use the id
 * only for a lookup: values sent by a client are never opened as paths or fetched as URLs.
 */
export function parseAssetId(handle: string): string | null {
  for (const prefix of [handlePrefix, urlPrefix]) {
    if (!handle.startsWith(prefix)) continue;
    const id = handle.slice(prefix.length);
    return isId(id) ? id : null;
  }
  return null;
}

/** Returns the handle of an uploaded file for use in configs: `asset:<id>`. */
export function createAssetHandle(id: string): AssetHandle {
  return `${handlePrefix}${id}`;
}

/** Returns the URL of an uploaded file: `/api/assets/<id>`. */
export function getAssetUrl(id: string): string {
  return `${urlPrefix}${id}`;
}

/** The parameter of a video's URL that names its crop. */
export const cropQuery = 'cut';

/** Returns the URL of a crop of an uploaded video. `cropName` is from `nameCrop`. */
export function getCropUrl(id: string, cropName: string): string {
  return `${getAssetUrl(id)}?${cropQuery}=${cropName}`;
}

/**
 * Returns the file handles in a config with their slots, each once: first those of the base in the order of the asset slots,
 * then those of variants and languages. Empty slots are omitted.
 */
export function listAssetHandles(config: AdConfig): { slot: AssetSlot; handle: AssetHandle }[] {
  const { background, ...assets } = config.assets ?? {};
  const listHandles = (findAsset: (slot: AssetSlot) => { filePath: string } | null | undefined) =>
    slots.flatMap((slot) => {
      const handle = findAsset(slot)?.filePath;
      return handle ? [{ slot, handle }] : [];
    });
  const all = [
    ...listHandles((slot) => (slot === 'backgroundImage' ? background?.customImage : assets[slot])),
    ...listOverrides(config).flatMap((overrides) => listHandles((slot) => overrides[assetSlots[slot].field])),
  ];
  return [...new Map(all.map((entry) => [`${entry.slot} ${entry.handle}`, entry])).values()];
}

const slots = Object.keys(assetSlots) as AssetSlot[];
