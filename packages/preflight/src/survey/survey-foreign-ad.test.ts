import { findPresetById } from '@spinreel/config-schema/compliance/presets/presets';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { foreignPage, legalBlock } from '../../test/ads/legal-page.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { judgeCompliance } from '../compliance/judge-compliance.ts';
import { openInHost } from '../play-in-host.ts';
import { emptyViewing, viewAd } from '../viewing/view-ad.ts';
import type { Viewing } from '../viewing/viewing.ts';
import { playedShape } from './survey-shapes.ts';
import { surveyFile } from './survey-file.ts';
import { readOutcome } from './survey-foreign-ad.ts';

const browser = await launchBrowser();

test('a foreign ad must show its texts on the outro long enough', async () => {
  const preset = findPresetById('applovin-us-social-casino')!;
  // The terms line vanishes soon after the store has opened.
  const markup = `${legalBlock(preset)}<script>
    let count = 0;
    go.addEventListener('click', () => {
      if (++count > 1) setTimeout(() => document.querySelector('[data-element="terms"]').remove(), 2200);
    });
  </script>`;
  const survey = await surveyFile({
    bytes: utf8(foreignPage({ markup })),
    fileName: 'ad.html',
    network: networks.applovin,
    browser,
    shapes: [playedShape],
  });
  expect(survey.hasOpenedStore).toBe(true);
  const outro = survey.timeline.phases.find(({ kind }) => kind === 'outro');
  expect((outro?.toMs ?? 0) - (outro?.fromMs ?? 0)).toBeGreaterThanOrEqual(3000);
  const { product, market, checkedOn } = preset;
  const now = Date.parse(checkedOn);
  const { findings } = judgeCompliance({ survey, networkIds: ['applovin'], product, market, now });
  expect(
    findings.filter(({ passed }) => !passed).map(({ ruleId, element, places }) => [ruleId, element, places]),
  ).toEqual([['element-on-screen-long-enough', 'terms', [{ screen: 'outro', shapeId: playedShape.id }]]]);
});

test('distinguishes an ad that never opens the store from one that was cut short', () => {
  const viewing = emptyViewing(null);
  const readStore = (record: Partial<Viewing['record']>) =>
    readOutcome({ ...viewing, record: { ...viewing.record, ...record } }).hasOpenedStore;
  expect(readStore({})).toBe(false);
  expect(readStore({ failure: 'The ad does not come to an end.' })).toBeNull();
  expect(readStore({ exceededLimit: 'The ad used too much memory.' })).toBeNull();
  expect(readStore({ navigations: ['https://store.example/'] })).toBeNull();
});

test('an exploration reports its progress, so that a long one is not cut off', async () => {
  const network = networks.applovin;
  const { widthPx: width, heightPx: height } = playedShape;
  const ad = await openInHost({
    bytes: utf8(foreignPage({})),
    network,
    browser,
    viewport: { width, height },
  });
  const progress: string[] = [];
  await viewAd(ad, {
    network,
    origin: 'foreign',
    wantsScreenshots: false,
    onStage: async (stage) => void progress.push(stage),
    onProgress: () => progress.push('progress'),
  });
  await ad.close();
  expect(progress.join(' ')).toMatch(/^cover .*progress .*started .*progress .*outro/);
});
