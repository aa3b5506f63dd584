import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { normaliseAdConfig } from '@spinreel/config-schema/normalise-ad-config';
import { ApiProblem } from '../errors/api-problem.ts';
import { canonicalJson } from '../storage/canonical-json.ts';
import type { AdContext } from './ad-context.ts';
import type { SavedAd } from './saved-ad.ts';
import { storedAdOf } from './stored-ad-of.ts';
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
  if ((await ads.find(id)) === null) throw new ApiProblem('unknown-ad');
  const used = await usableAssets({ config: sent, adId: id, sessionId, ads, assets });
  const config = normaliseAdConfig({ ...sent, id });
  const assetIds = used.map(({ asset }) => asset.id);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const current = await ads.find(id);
    if (current === null) throw new ApiProblem('unknown-ad');
    if (isSame(current, config)) return await storedAdOf(current, assets);
    if (fromVersion !== null && fromVersion !== current.version) {
      throw new ApiProblem('stale-version', { data: await storedAdOf(current, assets) });
    }
    const saved = await ads.replace({ id, fromVersion: current.version, config, assetIds });
    if (saved !== null) return await storedAdOf(saved, assets);
  }
  throw new ApiProblem('busy', { retryAfterSeconds: 1 });
}

function isSame(ad: SavedAd, config: AdConfig): boolean {
  return canonicalJson(ad.config) === canonicalJson(config);
}
