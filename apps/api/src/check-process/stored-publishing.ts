import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { getDefaults } from '@spinreel/config-schema/ad/fields/field-values';
import { findLegalText } from '@spinreel/config-schema/compliance/find-legal-text';
import { complianceFields } from '@spinreel/config-schema/compliance/compliance-fields';
import type { MarketId } from '@spinreel/config-schema/compliance/markets';
import { findRequirements, isPresetOutdated } from '@spinreel/config-schema/compliance/presets/presets';
import type { ProductType } from '@spinreel/config-schema/compliance/product-types';
import { canonicalJson } from '@spinreel/media/recipes/canonical-json';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { OwnElements } from '@spinreel/preflight/compliance/list-requirements';
import type { PublishingReport } from '@spinreel/preflight/publishing-report';
import { withholdScore } from '@spinreel/preflight/quality/score-quality';
import { readVersion } from '../settings/read-version.ts';
import { computeSha256 } from '../storage/sha256.ts';

/** A report about publishing as it is stored. */
export type StoredPublishing = Omit<PublishingReport, 'screenshots'>;

/** A finished file and what it is checked for: everything that determines its report. */
export interface PublishingQuestion {
  readonly sha256: string;
  /** The network in which it is played. */
  readonly networkId: string;
  /** All networks of the ad, whose policies are judged. */
  readonly networkIds: readonly string[];
  /** What the ad advertises and where; null without both. */
  readonly choice: { readonly product: ProductType; readonly market: MarketId } | null;
  /** The required texts that the ad has, whatever requires them. */
  readonly ownElements: OwnElements;
  /** The ids of the applicable presets that may be out of date. The report says so. */
  readonly outdatedPresetIds: readonly string[];
}

/** Composes the question about a finished file of an ad. `nowMs` is the current time in milliseconds. */
export function composeQuestion(options: {
  file: Pick<PublishingQuestion, 'sha256' | 'networkId'>;
  config: AdConfig;
  nowMs: number;
}): PublishingQuestion {
  const { file, config, nowMs } = options;
  const { compliance = {} } = config;
  const { product, market, elements = {}, language = getDefaults(complianceFields).language } = compliance;
  const shown = Object.entries(elements).flatMap(([id, element]) => {
    const text = findLegalText(element, language)?.text;
    return text === undefined ? [] : [[id, { text, screens: element.screens ?? [] }]];
  });
  return addOutdatedPresets(
    {
      ...file,
      networkIds: findChosenNetworks(config).map(({ id }) => id),
      choice: product === undefined || market === undefined ? null : { product, market },
      ownElements: Object.fromEntries(shown) as OwnElements,
    },
    nowMs,
  );
}

/** Adds which of the applicable presets may be out of date at a time in milliseconds. */
export function addOutdatedPresets(
  question: Omit<PublishingQuestion, 'outdatedPresetIds'>,
  nowMs: number,
): PublishingQuestion {
  const { choice, networkIds: networks } = question;
  const presets = choice === null ? [] : findRequirements({ ...choice, networks });
  const outdated = presets.filter((preset) => isPresetOutdated(preset, nowMs));
  return { ...question, outdatedPresetIds: outdated.map(({ id }) => id) };
}

/** The key of a report. Other versions of this program may judge otherwise. */
export function computePublishingKey(question: PublishingQuestion): string {
  return computeSha256(canonicalJson({ kind: 'publishing', version: readVersion(), question }));
}

/** Finds the stored report; null if there is none. */
export async function findStoredPublishing(
  recipes: RecipeStore,
  question: PublishingQuestion,
): Promise<StoredPublishing | null> {
  const bytes = await recipes.get(computePublishingKey(question));
  return bytes === null
    ? null
    : withholdOldScore(JSON.parse(new TextDecoder().decode(bytes)) as StoredPublishing);
}

/** Returns a stored report without its score if an earlier version scored it by too few measures. */
export function withholdOldScore(report: StoredPublishing): StoredPublishing {
  const { quality, failure } = report;
  if (Object.hasOwn(quality, 'unscored')) return report;
  const code = failure === null ? 'not-recognized' : 'not-finished';
  return { ...report, quality: withholdScore(quality, { code, failure }) };
}
