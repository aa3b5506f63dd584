import type { AdSummaryLine } from '@spinreel/api-contract/ads';
import { parseAssetId, getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { isUntouchedAd } from '@spinreel/config-schema/ad/saving/untouched-ad';
import { isStepComplete, wizardSteps } from '@spinreel/config-schema/rules/wizard-steps';
import type { AdStore } from './ad-store.ts';
import type { SavedAd } from './saved-ad.ts';

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
