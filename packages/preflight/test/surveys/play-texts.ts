import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { findPresetById } from '@spinreel/config-schema/compliance/presets/presets';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { Network } from '@spinreel/exporters/network';
import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { checkPublishing } from '../../src/check-publishing.ts';
import type { ComplianceReport } from '../../src/publishing-report.ts';
import { surveyShapes } from '../../src/survey/survey-shapes.ts';
import { foreignPage } from '../ads/legal-page.ts';
import { utf8, type Upload } from '../mutations/mutate.ts';
import { inHead, simplifyDrawing } from '../mutations/page-change.ts';
import { withoutCelebration } from '../mutations/play-behaviour.ts';
import { shortAd } from '../ads/short-ad.ts';
import {
  createChangeMarkup,
  createCompliance,
  spreadChanges,
  textChanges,
  type PlacedChange,
  type TextChange,
} from './text-changes.ts';

const shapeIds: readonly PreviewShapeId[] = ['9:16', '1:1', '16:9'];
const shapes = surveyShapes.filter(({ id }) => shapeIds.includes(id));

/**
 * Each preset, and a network for which its ad is exported. One play shows many changes: each is to another text or on another
 * screen, so that each is found by its own rule alone. `spreadChanges` gives each ad every demanded change, and over all ads
 * each kind of text every demanded change. Covered and clipped texts fill the rest. The last preset is played twice, because
 * only it has the line about purchases, which is on fewer screens than there are changes.
 */
export const playedPresets: readonly [presetId: string, networkId: NetworkId][] = [
  ['applovin-us-social-casino', 'applovin'],
  ['applovin-us-real-money', 'applovin'],
  ['applovin-social-casino', 'applovin'],
  ['google-social-casino', 'google'],
  ['tiktok-social-casino', 'tiktok'],
  ['tiktok-real-money', 'tiktok'],
  ['meta-social-casino', 'meta'],
  ['at-real-money', 'unity'],
  ['br-real-money', 'mintegral'],
  ['ca-on-real-money', 'ironsource'],
  ['de-real-money', 'inmobi'],
  ['es-real-money', 'smadex'],
  ['fr-real-money', 'vungle'],
  ['gb-real-money', 'snapchat'],
  ['social-casino', 'kwai'],
  ['real-money', 'bigo'],
  ['us-nj-real-money', 'digital-turbine'],
  ['us-pa-real-money', 'liftoff-accelerate'],
  ['us-sweepstakes', 'moloco'],
  ['us-sweepstakes', 'chartboost'],
];

const spread = spreadChanges(playedPresets.map(([id]) => presetOf(id)));
/** A preset, the network of its ad, and the changes to the texts of the ad. */
export interface PlayedTexts {
  readonly presetId: string;
  readonly networkId: NetworkId;
  readonly changes: readonly PlacedChange[];
}

/** The played presets with their changes. */
export const playedAds: readonly PlayedTexts[] = playedPresets.map(([presetId, networkId], at) => ({
  presetId,
  networkId,
  changes: spread[at] ?? [],
}));

/** Plays an ad with changed texts. Resolves to what its check for the market finds. */
export async function playOwnAd(
  { presetId, networkId, changes }: PlayedTexts,
  browser: Browser,
): Promise<ComplianceReport | null> {
  const preset = presetOf(presetId);
  const network = networks[networkId];
  const compliance = createCompliance(preset, changes);
  const upload = await shortAd(network, {
    config: { ...withoutCelebration, compliance },
    mutant: (html) => simplifyDrawing(inHead(createChangeMarkup(compliance, changes))(html)),
  });
  return judgeTexts({ upload, network, preset, browser });
}

/** Plays a file. Resolves to what its check for the market of a preset finds. */
async function judgeTexts(options: {
  upload: Upload;
  network: Network;
  preset: CompliancePreset;
  browser: Browser;
}): Promise<ComplianceReport | null> {
  const { upload, network, preset, browser } = options;
  const { product, market, checkedOn } = preset;
  const now = Date.parse(checkedOn);
  const { compliance } = await checkPublishing({ ...upload, network, browser, shapes, product, market, now });
  return compliance;
}

/** The preset of the ads of `judgeForeignAd`. */
export const foreignPreset = presetOf('applovin-us-social-casino');

/** Plays the ad of another tool. Resolves to what its check for the market of `foreignPreset` finds. */
export function judgeForeignAd(
  page: Parameters<typeof foreignPage>[0],
  browser: Browser,
): Promise<ComplianceReport | null> {
  const upload = { bytes: utf8(foreignPage(page)), fileName: 'ad.html' };
  return judgeTexts({ upload, network: networks.applovin, preset: foreignPreset, browser });
}

/** Lists the rules that texts break, with the text, the screen and the shape, in order. */
export function listBroken(report: ComplianceReport | null): string[] | undefined {
  return report?.findings
    .filter(({ passed, element }) => !passed && element !== null)
    .flatMap(({ ruleId, element, places }) =>
      places.map(({ screen, shapeId }) => `${ruleId} ${element} ${screen} ${shapeId}`),
    )
    .toSorted();
}

/** Lists the same for what changes should break. */
export function listExpected(changes: readonly PlacedChange[]): string[] {
  return changes
    .flatMap(({ change, element, screen }) => {
      const { ruleId, shapeIds: brokenIds = shapeIds }: TextChange = textChanges[change];
      return brokenIds.map((id) => `${ruleId} ${element} ${screen} ${id}`);
    })
    .toSorted();
}

/** Returns a preset. Throws if there is none with this id. */
export function presetOf(id: string): CompliancePreset {
  const preset = findPresetById(id);
  if (preset === null) throw new Error(`There is no preset ${id}`);
  return preset;
}

/** Plays an ad, and expects that each change breaks its own rule alone. */
export async function expectChangesFound(played: PlayedTexts, browser: Browser): Promise<void> {
  const report = await playOwnAd(played, browser);
  expect(report?.presets.map(({ id }) => id)).toEqual([played.presetId]);
  expect(report?.notJudged).toEqual([]);
  expect(listBroken(report)).toEqual(listExpected(played.changes));
}
