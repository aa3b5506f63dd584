import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { Asset, AssetStore } from '../assets/asset-store.ts';

/** Which assets an ad uses. */
export interface AdAssets {
  /** Returns the ids of all assets that the ad uses or used in an earlier version. */
  findAssetIds(adId: string): Promise<string[]>;
}

/** Finds an upload of the session or of the ad `adId` by its handle. Throws `unknown-asset`. */
export async function findCroppableVideo(
  { assets, ads }: { readonly assets: AssetStore; readonly ads: AdAssets },
  { handle, adId, sessionId }: { handle: string; adId: string | undefined; sessionId: string },
): Promise<Asset> {
  const id = parseAssetId(handle);
  const asset = id === null ? null : await assets.find(id);
  if (asset === null) throw new ApiProblem('unknown-asset');
  if (asset.sessionId === sessionId) return asset;
  const ofAd = adId === undefined ? [] : await ads.findAssetIds(adId);
  if (!ofAd.includes(asset.id)) throw new ApiProblem('unknown-asset');
  return asset;
}
