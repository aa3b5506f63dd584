import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreKnownAd } from '../../test/surveys/score-known-ad.ts';
import type { QualityReport } from '../publishing-report.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

test('gives an ad the same score three times, with the status, value and text of each measure', async () => {
  const reports: QualityReport[] = [];
  for (let play = 0; play < 3; play += 1) reports.push(await scoreKnownAd(browser));
  expect(reports).toEqual(reports.map(() => reports[0]));
});
