import type { AdSummaryLine } from '@spinreel/api-contract/list-ads';
import { assetIdOf, assetUrl } from '@spinreel/config-schema/asset-handles';
import { defaults } from '@spinreel/config-schema/defaults';
import { isStepComplete, wizardSteps } from '@spinreel/config-schema/wizard-steps';
import type { AdStore } from './ad-store.ts';
import type { SavedAd } from './saved-ad.ts';

/** The ads of a session and those which are named besides, as a list shows them; newest change first. */
export async function listAds(
  ads: AdStore,
  options: { sessionId: string; ids: readonly string[] },
): Promise<AdSummaryLine[]> {
  return (await ads.list(options)).map(summaryOf);
}

function summaryOf(ad: SavedAd): AdSummaryLine {
  const { id, version, config, createdAt, updatedAt, deletedAt } = ad;
  const cover = assetIdOf(config.assets?.coverImage?.filePath ?? '');
  return {
    id,
    name: config.name ?? defaults.name,
    version,
    createdAt,
    updatedAt,
    deletedAt,
    coverUrl: cover === null ? null : assetUrl(cover),
    step: wizardSteps.find(({ number }) => !isStepComplete(number, config))?.number ?? wizardSteps.length,
  };
}
