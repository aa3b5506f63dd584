import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { normaliseAdConfig } from '@spinreel/config-schema/normalise-ad-config';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { storedAdOf } from './stored-ad-of.ts';
import { usableAssets } from './usable-assets.ts';
import { validConfig } from './valid-config.ts';

/**
 * Creates an ad under its config's id, or under a new one. The session that has already created it gets it as it stands:
 * nothing is ever overwritten. Throws `exists` when the id is another session's, or a deleted ad's.
 */
export async function createAd(
  context: AdContext & { readonly newId: () => string },
  options: { body: unknown; sessionId: string },
): Promise<StoredAd> {
  const { sessionId } = options;
  const config = validConfig(options.body);
  const id = config.id ?? context.newId();
  const used = await usableAssets({ ...context, config, adId: id, sessionId });
  const ad = await context.ads.create({
    id,
    sessionId,
    config: normaliseAdConfig({ ...config, id }),
    assetIds: used.map(({ asset }) => asset.id),
  });
  if (ad.sessionId !== sessionId || ad.deletedAt !== null) throw new ApiProblem('exists');
  return await storedAdOf(ad, context.assets);
}
