import type { ComplianceElementId } from '@spinreel/config-schema/compliance/compliance-elements';
import { applyPreset } from '@spinreel/config-schema/compliance/presets/apply-preset';
import { findPresetById } from '@spinreel/config-schema/compliance/presets/presets';
import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignPage, legalBlock, markTexts, styleOf } from '../../test/legal-page.ts';
import { utf8 } from '../../test/mutate.ts';
import { inBody } from '../../test/page-change.ts';
import { shortAd } from '../../test/short-ad.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { checkPublishing } from '../check-publishing.ts';
import { surveyShapes } from '../survey/survey-shapes.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const network = networks.applovin;
const preset = findPresetById('applovin-us-social-casino');
const shapeIds = ['9:16', '1:1', '16:9'];
const shapes = surveyShapes.filter(({ id }) => shapeIds.includes(id));

/** Each change is to another element, so that one play shows that each is found by its own rule alone. */
const brokenAds: readonly [name: string, changes: readonly string[], expected: Expected[]][] = [
  ['a complete ad', [], []],
  [
    'small, faint, covered and cut off texts',
    [
      styleOf('ageMark', 'font-size: 7px'),
      styleOf('responsibleGaming', 'color: #444'),
      styleOf('terms', 'position: relative'),
      '<style>[data-element="terms"]::after { content: ""; inset: 0; background: #666; position: absolute }</style>',
      styleOf('helpline', 'width: 90px; overflow: hidden; white-space: nowrap'),
    ],
    [
      ['element-legible-size', 'ageMark', shapeIds],
      ['element-contrast', 'responsibleGaming', shapeIds],
      ['element-not-covered', 'terms', shapeIds],
      ['element-not-clipped', 'helpline', shapeIds],
    ],
  ],
  [
    'missing, hidden and short-lived texts',
    [
      '<style>@media (orientation: landscape) { [data-element="responsibleGaming"] { visibility: hidden } }</style>',
      styleOf('helpline', 'display: none'),
      styleOf('terms', 'opacity: 0', '.late'),
      `<script>
        var page = document.documentElement;
        addEventListener('load', function () { setTimeout(function () { page.className = 'late' }, 1500) });
        addEventListener('pointerdown', function () { page.className = '' }, true);
      </script>`,
    ],
    [
      ['element-present', 'responsibleGaming', ['16:9']],
      ['element-present', 'helpline', shapeIds],
      ['element-on-screen-long-enough', 'terms', ['9:16']],
    ],
  ],
];

type Expected = [ruleId: string, element: ComplianceElementId, shapeIds: readonly string[]];

// Requirement: compliance.checks
describe.concurrent('texts in a played ad', { timeout: 300_000 }, () => {
  test.each(brokenAds)('%s', async (_, changes, expected) => {
    const upload = await shortAd(network, {
      config: {
        cta: { showWinningBadgeWhenPlaybackFinishes: false },
        compliance: applyPreset({}, presetOf()),
      },
      mutant: inBody(markTexts(presetOf()) + changes.join('')),
    });
    const report = await judge(upload);
    expect(report?.notJudged).toEqual([]);
    expect(listBroken(report)).toEqual(expect.arrayContaining(expected));
    expect(listBroken(report)).toHaveLength(expected.length);
  });
});

describe.concurrent('texts in a foreign ad', { timeout: 300_000 }, () => {
  test('are judged if they are in the page', async () => {
    const markup = legalBlock(presetOf()) + styleOf('ageMark', 'font-size: 7px');
    const report = await judge({ bytes: utf8(foreignPage({ markup })), fileName: 'ad.html' });
    expect(report?.notJudged).toEqual([]);
    expect(listBroken(report)).toEqual([['element-legible-size', 'ageMark', shapeIds]]);
  });

  test('are not judged if a canvas may contain them', async () => {
    const report = await judge({ bytes: utf8(foreignPage({ isCanvas: true })), fileName: 'ad.html' });
    expect(listBroken(report)).toEqual([]);
    expect(report?.notJudged.map(({ reason }) => reason)).toContain(
      'The helpline may be in a canvas, whose text cannot be read. Check it by eye.',
    );
  });
});

async function judge(upload: { bytes: Uint8Array; fileName: string }) {
  const { compliance } = await checkPublishing({
    ...upload,
    network,
    browser,
    shapes,
    product: 'social-casino',
    market: 'us',
  });
  return compliance;
}

/** Lists the broken rules with their element, and the shapes in which it is broken. */
function listBroken(report: Awaited<ReturnType<typeof judge>>) {
  return report?.findings
    .filter(({ passed }) => !passed)
    .map(({ ruleId, element, places }) => [
      ruleId,
      element,
      shapeIds.filter((id) => places.some(({ shapeId }) => shapeId === id)),
    ]);
}

function presetOf() {
  if (preset === null) throw new Error('The preset is gone');
  return preset;
}
