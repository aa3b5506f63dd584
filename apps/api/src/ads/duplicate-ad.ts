import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { assetHandlesOf, assetIdOf } from '@spinreel/config-schema/asset-handles';
import { ApiProblem } from '../errors/api-problem.ts';
import { canonicalJson } from '../storage/canonical-json.ts';
import type { AdContext } from './ad-context.ts';
import { storedAdOf } from './stored-ad-of.ts';

/**
 * Makes a new ad of the session from a saved one. It uses the same files: who may read an ad may go on with them, in an
 * ad made from it. Sent again, it answers the same ad. Throws `unknown-ad`, or `exists` when the new id is taken.
 */
export async function duplicateAd(
  context: AdContext,
  options: { sourceId: string; id: string; name: string; sessionId: string },
): Promise<StoredAd> {
  const { sourceId, id, name, sessionId } = options;
  const source = await context.ads.find(sourceId);
  if (source === null) throw new ApiProblem('unknown-ad');
  const config = { ...source.config, id, name };
  const named = assetHandlesOf(config).flatMap(({ handle }) => assetIdOf(handle) ?? []);
  const found = await context.assets.findAll([...new Set(named)]);
  const assetIds = found.map((asset) => asset.id);
  const ad = await context.ads.create({ id, sessionId, config, assetIds });
  const isOurs = ad.sessionId === sessionId && ad.deletedAt === null;
  if (!isOurs || canonicalJson(ad.config) !== canonicalJson(config)) throw new ApiProblem('exists');
  return await storedAdOf(ad, context.assets);
}
