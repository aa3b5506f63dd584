import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortAd } from '../../test/ads/short-ad.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import type { QualityReport } from '../publishing-report.ts';
import { surveyFile } from '../survey/survey-file.ts';
import { playedShape } from '../survey/survey-shapes.ts';
import { scoreQuality } from './score-quality.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

test(
  'measures an ad with known values within 0.1 s and 1 px, and gives it the same score three times',
  { timeout: 300_000 },
  async () => {
    const network = networks.applovin;
    const upload = await shortAd(network, {
      pauseFrames: [30],
      mutant: (html) => html.replace('<head>', `<head>${lateButton}${faults}`),
    });
    const runs: QualityReport[] = [];
    for (let run = 0; run < 3; run++) {
      const survey = await surveyFile({ ...upload, network, browser, shapes: [playedShape] });
      expect(survey.failure).toBeNull();
      runs.push(scoreQuality({ survey, network, sizeBytes: upload.bytes.length, media: null }));
    }
    const [report] = runs;
    const first = Object.fromEntries((report?.measures ?? []).map(({ id, value }) => [id, value]));
    const within = (id: string, known: number, tolerance: number) =>
      expect({ id, isClose: Math.abs(Number(first[id]) - known) < tolerance + 1e-9 }).toEqual({
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
    expect(first).toMatchObject({ interactions: 2, collisions: 1, 'silence-before-tap': 0 });
    // With the status, value and text of each measure.
    expect(runs).toEqual([report, report, report]);
  },
);

/**
 * Shows button and finger 2 s after the first paint, and until the first tap a text on the button. The page waits in a loop at
 * the end, because timers are late on a busy machine.
 */
const lateButton = `<style id="late">.stage button, .hand { visibility: hidden }</style><script>
new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint');
  if (paint === undefined) return;
  const showAt = paint.startTime + 2000;
  setTimeout(() => {
    while (performance.now() < showAt);
    document.getElementById('late').remove();
    const { left, top } = document.querySelector('.stage button').getBoundingClientRect();
    const text = document.body.appendChild(document.createElement('p'));
    text.textContent = 'Collides';
    text.style.cssText = \`position: fixed; z-index: 9; margin: 0; pointer-events: none; left: \${left}px; top: \${top}px\`;
    addEventListener('pointerdown', () => text.remove(), { capture: true });
  }, showAt - 1200 - performance.now());
}).observe({ type: 'paint', buffered: true });
</script>`;

/** Buttons of 40 px, and a contrast of 3:1 (#949494 on white is 3.03:1). */
const faults = `<style>
.sr .stage button { height: 40px !important; min-height: 0 !important; padding: 0 !important;
  border: 0 !important; background: #fff !important; box-shadow: none !important }
.sr .stage button::before, .sr .stage button::after, .sr .count { display: none !important }
.sr .stage button span { color: #949494 !important; font-size: 16px !important; text-shadow: none !important }
</style>`;
