import { isDeepStrictEqual } from 'node:util';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { normaliseStoredAdConfig } from '@spinreel/config-schema/ad/saving/normalise-ad-config';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { listAssetIds, loadStoredAd } from './load-stored-ad.ts';
import { findUsableAssets } from './find-usable-assets.ts';
import { validateConfig } from './validate-config.ts';

/** How often a save without a version is attempted while other sessions save the same ad. */
const maxAttempts = 5;

/**
 * Saves an ad. With `fromVersion`, throws `stale-version` (with the current ad) if the ad has been saved since. Without
 * it, overwrites. Saving an unchanged ad again has no effect, so a retry after a lost response is safe.
 */
export async function saveAd(
  context: AdContext,
  options: { id: string; body: unknown; fromVersion: number | null; sessionId: string },
): Promise<StoredAd> {
  const { id, fromVersion, sessionId } = options;
  const { ads, assets } = context;
  const sent = validateConfig(options.body);
  let current = await ads.find(id);
  if (current === null) throw new ApiProblem('unknown-ad');
  const used = await findUsableAssets({ config: sent, adId: id, sessionId, ads, assets });
  const usedAssets = used.map(({ asset }) => asset);
  const config = normaliseStoredAdConfig({ ...sent, id });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (current === null) throw new ApiProblem('unknown-ad');
    if (isSameAd(current.config, config)) return await loadStoredAd(context, current);
    if (fromVersion !== null && fromVersion !== current.version) {
      throw new ApiProblem('stale-version', { data: await loadStoredAd(context, current) });
    }
    const known = new Set(listAssetIds(current.config));
    const assetIds = usedAssets.map((asset) => asset.id).filter((assetId) => !known.has(assetId));
    const saved = await ads.replace({ id, fromVersion: current.version, config, assetIds });
    if (saved !== null) return await loadStoredAd(context, saved, usedAssets);
    current = await ads.find(id);
  }
  throw new ApiProblem('busy', { retryAfterSeconds: 1 });
}

/**
 * Whether two stored configs are the same ad. The order of keys is irrelevant, and a new `updatedAt` alone is not a
 * change.
 */
function isSameAd(one: AdConfig, other: AdConfig): boolean {
  return isDeepStrictEqual(withoutTime(one), withoutTime(other));
}

function withoutTime({ updatedAt: _updatedAt, ...config }: AdConfig): AdConfig {
  return config;
}
