import type { AdSummaryLine } from '@spinreel/api-contract/ads';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { normaliseStoredAdConfig } from '@spinreel/config-schema/ad/saving/normalise-ad-config';
import { isUntouchedAd } from '@spinreel/config-schema/ad/saving/untouched-ad';
import { parseAssetId, getAssetUrl, listAssetHandles } from '@spinreel/config-schema/options/asset-handles';
import { isStepComplete, wizardSteps } from '@spinreel/config-schema/rules/wizard-steps';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import { ApiProblem } from '../errors/api-problem.ts';
import type { AdContext } from './ad-context.ts';
import type { AdStore, SavedAd } from './ad-store.ts';
import { findUsableAssets } from './find-usable-assets.ts';
import { loadStoredAd } from './load-stored-ad.ts';
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

/** Reads a saved ad by its id. Throws `unknown-ad`. */
export async function readAd(context: AdContext, id: string): Promise<StoredAd> {
  const ad = await context.ads.find(id);
  if (ad === null) throw new ApiProblem('unknown-ad');
  return await loadStoredAd(context, ad);
}

/** Lists the ads of a session and those with the given ids, in short form. The most recently changed ad comes first. */
export async function listAds(
  ads: AdStore,
  options: { sessionId: string; ids: readonly string[] },
): Promise<AdSummaryLine[]> {
  return (await ads.list(options)).map(summarizeAd);
}

function summarizeAd(ad: SavedAd): AdSummaryLine {
  const { id, version, config, createdAt, updatedAt, deletedAt } = ad;
  const cover = parseAssetId(config.assets?.coverImage?.filePath ?? '');
  return {
    id,
    name: config.name ?? defaults.name,
    version,
    createdAt,
    updatedAt,
    deletedAt,
    coverUrl: cover === null ? null : getAssetUrl(cover),
    isUntouched: isUntouchedAd(config),
    step: wizardSteps.find(({ number }) => !isStepComplete(number, config))?.number ?? wizardSteps.length,
  };
}

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

/** Deletes an ad, which can be restored for a while. Deleting it again has no effect. Throws `unknown-ad`. */
export async function deleteAd(
  context: { readonly ads: AdStore; readonly now: () => number },
  id: string,
): Promise<void> {
  const isThere = await context.ads.setDeleted(id, new Date(context.now()).toISOString());
  if (!isThere) throw new ApiProblem('unknown-ad');
}

/**
 * Restores a deleted ad. Has no effect on an ad that is not deleted. Throws `unknown-ad` once it has been removed for
 * good.
 */
export async function restoreAd(context: AdContext, id: string): Promise<StoredAd> {
  if (!(await context.ads.setDeleted(id, null))) throw new ApiProblem('unknown-ad');
  return await readAd(context, id);
}
