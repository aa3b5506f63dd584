import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listAssetHandles, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import type { Asset } from '../uploads/assets/asset-store.ts';
import type { AdContext } from './ad-context.ts';
import { findShownCrops } from './find-shown-crops.ts';
import type { SavedAd } from './ad-store.ts';
import { toStoredAsset } from './to-stored-asset.ts';

/**
 * Returns a saved ad as clients get it: with what they need to show its files again. `known` are its assets if they have been
 * looked up already.
 */
export async function loadStoredAd(
  context: Pick<AdContext, 'assets' | 'crops'>,
  { id, version, config, createdAt, updatedAt }: SavedAd,
  known?: readonly Asset[],
): Promise<StoredAd> {
  const assets = known ?? (await context.assets.findAll(listAssetIds(config)));
  const crops = await findShownCrops(context.crops, { config, assets });
  return {
    ...{ id, version, config, createdAt, updatedAt },
    assets: Object.fromEntries(assets.map((asset) => [asset.id, toStoredAsset(asset, crops.get(asset.id))])),
  };
}

/** The ids of all assets that a config names, each once. */
export function listAssetIds(config: AdConfig): string[] {
  return [...new Set(listAssetHandles(config).flatMap(({ handle }) => parseAssetId(handle) ?? []))];
}
