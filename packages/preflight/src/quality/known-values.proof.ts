import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { scoreKnownAd } from '../../test/surveys/score-known-ad.ts';
import type { QualityReport } from '../publishing-report.ts';

const browser = await launchBrowser();

test('gives an ad the same score three times, with the status, value and text of each measure', async () => {
  const reports: QualityReport[] = [];
  for (let play = 0; play < 3; play += 1) reports.push(await scoreKnownAd(browser));
  expect(reports).toEqual(reports.map(() => reports[0]));
});

test('measures an ad with known values within 0.1 s and 1 px', async () => {
  const { measures } = await scoreKnownAd(browser);
  const values = Object.fromEntries(measures.map(({ id, value }) => [id, value]));
  const within = (id: string, known: number, tolerance: number) =>
    expect({ id, isClose: Math.abs(Number(values[id]) - known) < tolerance + 1e-9 }).toEqual({
      id,
      isClose: true,
    });
  within('time-to-actionable', 2, 0.1);
  within('hint-visible', 2, 0.1);
  // The pause is at 1 s.
  within('time-to-first-win', 3, 0.1);
  // The video lasts 0.5 s after the pause. The first stretch is longer; the badge does not count.
  within('dead-time', 1, 0.1);
  within('tap-targets', 40, 1);
  within('paused-contrast', 3, 0.1);
  within('end-of-cut', 0.5, 0.1);
  // The video is 375 by 211 px on a screen of 375 by 667.
  within('video-share', 0.32, 0.01);
  // The title and the reels of the cover fill 338 by 405 px. The button on them is 150 by 40.
  within('main-part-covered', 0.05, 0.02);
  expect(values).toMatchObject({ interactions: 2, collisions: 1, 'silence-before-tap': 0 });
});
