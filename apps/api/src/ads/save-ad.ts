import { isDeepStrictEqual } from 'node:util';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { normaliseAdConfig } from '@spinreel/config-schema/normalise-ad-config';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { assetIdsIn, storedAdOf, storedAdWith } from './stored-ad-of.ts';
import { usableAssets } from './usable-assets.ts';
import { validConfig } from './valid-config.ts';

/** How often a save without a version is tried again when others save the same ad at the same time. */
const maxAttempts = 5;

/**
 * Saves an ad. With `fromVersion` it fails with `stale-version` (and the ad as it stands) when somebody else has saved
 * since; without, it wins. Sending what is already saved again changes nothing, so that a retry after a lost answer is safe.
 */
export async function saveAd(
  context: AdContext,
  options: { id: string; body: unknown; fromVersion: number | null; sessionId: string },
): Promise<StoredAd> {
  const { id, fromVersion, sessionId } = options;
  const { ads, assets } = context;
  const sent = validConfig(options.body);
  let current = await ads.find(id);
  if (current === null) throw new ApiProblem('unknown-ad');
  const used = await usableAssets({ config: sent, adId: id, sessionId, ads, assets });
  const usedAssets = used.map(({ asset }) => asset);
  const config = normaliseAdConfig({ ...sent, id });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (current === null) throw new ApiProblem('unknown-ad');
    // The order of keys says nothing.
    if (isDeepStrictEqual(current.config, config)) return await storedAdOf(current, assets);
    if (fromVersion !== null && fromVersion !== current.version) {
      throw new ApiProblem('stale-version', { data: await storedAdOf(current, assets) });
    }
    const known = new Set(assetIdsIn(current.config));
    const assetIds = usedAssets.map((asset) => asset.id).filter((assetId) => !known.has(assetId));
    const saved = await ads.replace({ id, fromVersion: current.version, config, assetIds });
    if (saved !== null) return storedAdWith(saved, usedAssets);
    current = await ads.find(id);
  }
  throw new ApiProblem('busy', { retryAfterSeconds: 1 });
}
