import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { findPresetById, presets } from '@spinreel/config-schema/compliance/presets/presets';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import type { Network } from '@spinreel/exporters/network';
import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignPage, legalBlock } from '../../test/legal-page.ts';
import { utf8, type Upload } from '../../test/mutate.ts';
import { inHead } from '../../test/page-change.ts';
import { shortAd } from '../../test/short-ad.ts';
import {
  createChangeMarkup,
  createCompliance,
  spreadChanges,
  textChanges,
  type PlacedChange,
  type TextChange,
} from '../../test/text-changes.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { checkPublishing } from '../check-publishing.ts';
import { surveyShapes } from '../survey/survey-shapes.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const shapeIds: readonly PreviewShapeId[] = ['9:16', '1:1', '16:9'];
const shapes = surveyShapes.filter(({ id }) => shapeIds.includes(id));

/**
 * Each preset, and a network for which its ad is exported. One play shows many changes: each is to another text or on another
 * screen, so that each is found by its own rule alone. `spreadChanges` gives each ad every demanded change, and over all ads
 * each kind of text every demanded change. Covered and clipped texts fill the rest. The last preset is played twice, because
 * only it has the line about purchases, which is on fewer screens than there are changes.
 */
const playedPresets: readonly [presetId: string, networkId: NetworkId][] = [
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
const playedAds = playedPresets.map(([presetId, networkId], at) => ({
  presetId,
  networkId,
  changes: spread[at] ?? [],
}));

/** The changes that each ad and each kind of text has. */
const demandedChanges = ['removing', 'shrinking', 'hiding', 'recolouring', 'shortening'] as const;

test('every preset is played with every change, and every text is changed in every way', () => {
  expect(new Set(playedPresets.map(([id]) => id))).toEqual(new Set(presets.map(({ id }) => id)));
  for (const { presetId, changes } of playedAds.slice(0, presets.length))
    expect
      .soft(
        changes.map(({ change }) => change),
        presetId,
      )
      .toEqual(expect.arrayContaining([...demandedChanges]));
  for (const id of complianceElements) {
    const done = playedAds.flatMap(({ changes }) => changes.filter(({ element }) => element === id));
    expect
      .soft(
        done.map(({ change }) => change),
        id,
      )
      .toEqual(expect.arrayContaining([...demandedChanges]));
  }
});

// Requirement: compliance.checks
describe.concurrent('texts in a played ad', { timeout: 300_000 }, () => {
  test.each(playedAds)(
    'each changed text of $presetId is found by its own rule, for $networkId',
    async ({ presetId, networkId, changes }) => {
      const report = await playOwnAd(presetId, networkId, changes);
      expect(report?.presets.map(({ id }) => id)).toEqual([presetId]);
      expect(report?.notJudged).toEqual([]);
      expect(listBroken(report)).toEqual(expectBroken(changes));
    },
  );

  test('a complete ad breaks no rule', async () => {
    const report = await playOwnAd('applovin-us-social-casino', 'applovin', []);
    expect(report?.notJudged).toEqual([]);
    expect(listBroken(report)).toEqual([]);
  });
});

describe.concurrent('texts in a foreign ad', { timeout: 300_000 }, () => {
  test('are judged if they are in the page', async () => {
    const markup = `${legalBlock(foreignPreset)}<style>[data-element="ageMark"] { font-size: 7px }</style>`;
    const report = await judge({ bytes: utf8(foreignPage({ markup })), fileName: 'ad.html' });
    expect(report?.notJudged).toEqual([]);
    expect(listBroken(report)).toEqual(
      (['cover', 'gameplay', 'outro'] as const)
        .flatMap((screen) => expectBroken([{ change: 'shrinking', element: 'ageMark', screen }]))
        .toSorted(),
    );
  });

  test('are not judged if a canvas may contain them', async () => {
    const report = await judge({ bytes: utf8(foreignPage({ isCanvas: true })), fileName: 'ad.html' });
    expect(listBroken(report)).toEqual([]);
    expect(report?.notJudged.map(({ reason }) => reason)).toContain(
      'The helpline may be in a canvas, whose text cannot be read. Check it by eye.',
    );
  });
});

const foreignPreset = presetOf('applovin-us-social-casino');

async function playOwnAd(presetId: string, networkId: NetworkId, changes: readonly PlacedChange[]) {
  const preset = presetOf(presetId);
  const network = networks[networkId];
  const compliance = createCompliance(preset, changes);
  const upload = await shortAd(network, {
    config: { cta: { showWinningBadgeWhenPlaybackFinishes: false }, compliance },
    mutant: inHead(createChangeMarkup(compliance, changes)),
  });
  return judge(upload, network, preset);
}

async function judge(upload: Upload, network: Network = networks.applovin, preset = foreignPreset) {
  const { product, market, checkedOn } = preset;
  const now = Date.parse(checkedOn);
  const { compliance } = await checkPublishing({ ...upload, network, browser, shapes, product, market, now });
  return compliance;
}

/** Lists the rules that texts break, with the text, the screen and the shape, in order. */
function listBroken(report: Awaited<ReturnType<typeof judge>>): string[] | undefined {
  return report?.findings
    .filter(({ passed, element }) => !passed && element !== null)
    .flatMap(({ ruleId, element, places }) =>
      places.map(({ screen, shapeId }) => `${ruleId} ${element} ${screen} ${shapeId}`),
    )
    .toSorted();
}

/** Lists the same for what changes should break. */
function expectBroken(changes: readonly PlacedChange[]): string[] {
  return changes
    .flatMap(({ change, element, screen }) => {
      const { ruleId, shapeIds: brokenIds = shapeIds }: TextChange = textChanges[change];
      return brokenIds.map((id) => `${ruleId} ${element} ${screen} ${id}`);
    })
    .toSorted();
}

function presetOf(id: string): CompliancePreset {
  const preset = findPresetById(id);
  if (preset === null) throw new Error(`There is no preset ${id}`);
  return preset;
}
