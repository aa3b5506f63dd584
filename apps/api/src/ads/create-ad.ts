import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { normaliseStoredAdConfig } from '@spinreel/config-schema/ad/saving/normalise-ad-config';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import { loadStoredAd } from './load-stored-ad.ts';
import { findUsableAssets } from './find-usable-assets.ts';
import { validateConfig } from './validate-config.ts';

/**
 * Creates an ad with its config's id, or with a new one. If the session has already created an ad with this id, returns
 * that ad in its current state and changes nothing. Throws `exists` if the id belongs to another session's ad or a
 * deleted ad.
 */
export async function createAd(
  context: AdContext & { readonly newId: () => string },
  options: { body: unknown; sessionId: string },
): Promise<StoredAd> {
  const { sessionId } = options;
  const config = validateConfig(options.body);
  const id = config.id ?? context.newId();
  const used = await findUsableAssets({ ...context, config, adId: id, sessionId });
  const ad = await context.ads.create({
    id,
    sessionId,
    config: normaliseStoredAdConfig({ ...config, id }),
    assetIds: used.map(({ asset }) => asset.id),
  });
  if (ad.sessionId !== sessionId || ad.deletedAt !== null) throw new ApiProblem('exists');
  return await loadStoredAd(context, ad);
}
