import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { checkPublishing } from './check-publishing.ts';
import { playedShape } from './survey/survey-shapes.ts';

const browser = await launchBrowser();

test('says that the end of an ad was not seen when its media were measured', async () => {
  const network = networks.applovin;
  const report = await checkPublishing({
    ...(await shortAd(network, { config: withoutCelebration, mutant: simplifyDrawing })),
    ...{ network, browser, shapes: [playedShape] },
    media: { flashes: { general: 1, red: 0 }, unseen: ['celebration'], loudness: null },
  });
  expect(report.failure).toBe('The end of the ad could not be recorded.');
});
