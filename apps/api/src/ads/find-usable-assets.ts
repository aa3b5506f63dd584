import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listAssetHandles, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { type AssetSlot, assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { uploadRules } from '@spinreel/config-schema/rules/upload-rules';
import { ApiProblem } from '../errors/api-problem.ts';
import { findAssetKind } from '../uploads/assets/asset-kind.ts';
import type { Asset, AssetStore } from '../uploads/assets/asset-store.ts';
import type { AdStore } from './ad-store.ts';

/** A file that a config names: where it is used, under which handle, and what it is. */
export interface UsedAsset {
  readonly slot: AssetSlot;
  readonly handle: string;
  readonly asset: Asset;
}

/**
 * Looks up every file that a config refers to. A session may use its own uploads, the fonts of brand presets, and files
 * that the ad `adId` uses or has used before. Throws `unknown-asset` for anything else, such as a path, a URL, another session's file, or a file
 * of a kind that the slot does not accept, and `invalid-ad` for an SVG as cover or background.
 */
export async function findUsableAssets(options: {
  config: AdConfig;
  adId: string;
  sessionId: string;
  assets: AssetStore;
  ads: AdStore;
}): Promise<UsedAsset[]> {
  const { config, adId, sessionId, assets, ads } = options;
  const named = listAssetHandles(config).map((entry) => ({ ...entry, id: parseAssetId(entry.handle) }));
  const ids = named.flatMap(({ id }) => (id === null ? [] : [id]));
  const all = await assets.findAll([...new Set(ids)]);
  const found = new Map(all.map((asset) => [asset.id, asset]));
  const areAllOwn = [...found.values()].every((asset) => asset.sessionId === sessionId);
  const allowed = new Set(
    areAllOwn ? [] : [...(await ads.findAssetIds(adId)), ...(await assets.findShared(ids))],
  );
  return named.map(({ slot, handle, id }) => {
    const asset = id === null ? undefined : found.get(id);
    const isAllowed = asset !== undefined && (asset.sessionId === sessionId || allowed.has(asset.id));
    if (!isAllowed) throw new ApiProblem('unknown-asset');
    requireKind(slot, asset);
    return { slot, handle, asset };
  });
}

/** An image that was uploaded without a purpose may be an SVG, which is not accepted everywhere. */
function requireKind(slot: AssetSlot, asset: Asset): void {
  const { purpose, field } = assetSlots[slot];
  const { kinds } = uploadRules[purpose];
  if (kinds.includes(asset.mediaKind)) return;
  if (asset.mediaKind !== 'svg' || kinds.every((kind) => findAssetKind(kind) !== 'image'))
    throw new ApiProblem('unknown-asset');
  throw new ApiProblem('invalid-ad', { problem: { code: 'upload-format', field, params: { purpose } } });
}
