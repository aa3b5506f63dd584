import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from '../ads/ad-context.ts';
import { loadStoredAd } from '../ads/load-stored-ad.ts';

/** Reads a stored or the current version of an ad, with its files. Throws `unknown-ad` or `unknown-version`. */
export async function readVersion(
  context: AdContext,
  options: { id: string; version: number },
): Promise<StoredAd> {
  const { id, version } = options;
  const ad = await context.ads.find(id);
  if (ad === null) throw new ApiProblem('unknown-ad');
  if (ad.version === version) return await loadStoredAd(context, ad);
  const stored = await context.versions.read(id, version);
  if (stored === null) throw new ApiProblem('unknown-version');
  return await loadStoredAd(context, {
    ...ad,
    ...{ version, config: stored.config, updatedAt: stored.savedAt },
  });
}
