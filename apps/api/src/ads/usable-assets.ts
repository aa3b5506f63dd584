import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetHandlesOf, assetIdOf } from '@spinreel/config-schema/asset-handles';
import { type AssetSlot, assetSlots } from '@spinreel/config-schema/asset-slots';
import { uploadRules } from '@spinreel/config-schema/upload-rules';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Asset, AssetStore } from '../uploads/asset-store.ts';
import type { AdStore } from './ad-store.ts';

/** A file that a config names: where it is used, under which handle, and what it is. */
export interface UsedAsset {
  readonly slot: AssetSlot;
  readonly handle: string;
  readonly asset: Asset;
}

/**
 * Looks up every file that a config names. A session may use what it uploaded itself, and what the ad `adId` uses or has
 * used before. Throws `unknown-asset` for anything else, be it a path, an address, a foreign file, or one of another kind
 * than its place takes.
 */
export async function usableAssets(options: {
  config: AdConfig;
  adId: string;
  sessionId: string;
  assets: AssetStore;
  ads: AdStore;
}): Promise<UsedAsset[]> {
  const { config, adId, sessionId, assets, ads } = options;
  const named = assetHandlesOf(config).map((entry) => ({ ...entry, id: assetIdOf(entry.handle) }));
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]));
  const found = new Map((await assets.findAll([...new Set(ids)])).map((asset) => [asset.id, asset]));
  const areAllOwn = [...found.values()].every((asset) => asset.sessionId === sessionId);
  const ofAd = new Set(areAllOwn ? [] : await ads.assetIdsOf(adId));
  return named.map(({ slot, handle, id }) => {
    const asset = id === null ? undefined : found.get(id);
    const isAllowed = asset !== undefined && (asset.sessionId === sessionId || ofAd.has(asset.id));
    if (!isAllowed || !uploadRules[takenAs(slot)].kinds.includes(asset.mediaKind))
      throw new ApiProblem('unknown-asset');
    return { slot, handle, asset };
  });
}

/** Any image may stand in any place for images: what one purpose refuses was refused when it was uploaded. */
function takenAs(slot: AssetSlot): 'decoration' | 'video' | 'audio' {
  const { purpose } = assetSlots[slot];
  return purpose === 'video' || purpose === 'audio' ? purpose : 'decoration';
}
