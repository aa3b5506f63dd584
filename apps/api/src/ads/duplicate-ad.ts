import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { listAssetHandles, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { ApiProblem } from '../errors/api-problem.ts';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import type { AdContext } from './ad-context.ts';
import { loadStoredAd } from './load-stored-ad.ts';

/**
 * Creates an ad for the session from a saved one. The copy uses the same files, because a session that may read an ad
 * may also use its files in a copy. A repeated request returns the same ad. Throws `unknown-ad`, or `exists` if the new
 * id is taken.
 */
export async function duplicateAd(
  context: AdContext,
  options: { sourceId: string; id: string; name: string; sessionId: string },
): Promise<StoredAd> {
  const { sourceId, id, name, sessionId } = options;
  const source = await context.ads.find(sourceId);
  if (source === null) throw new ApiProblem('unknown-ad');
  const config = { ...source.config, id, name };
  const named = listAssetHandles(config).flatMap(({ handle }) => parseAssetId(handle) ?? []);
  const found = await context.assets.findAll([...new Set(named)]);
  const assetIds = found.map((asset) => asset.id);
  const ad = await context.ads.create({ id, sessionId, config, assetIds });
  const isOurs = ad.sessionId === sessionId && ad.deletedAt === null;
  if (!isOurs || canonicalJson(ad.config) !== canonicalJson(config)) throw new ApiProblem('exists');
  return await loadStoredAd(context, ad);
}
