import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { QualityReport } from '../../src/publishing-report.ts';
import { scoreQuality } from '../../src/quality/score-quality.ts';
import { surveyFile } from '../../src/survey/survey-file.ts';
import { playedShape } from '../../src/survey/survey-shapes.ts';
import { shortAd } from '../ads/short-ad.ts';

/** Plays an ad with known values, and scores it. */
export async function scoreKnownAd(browser: Browser): Promise<QualityReport> {
  const network = networks.applovin;
  const upload = await shortAd(network, {
    pauseFrames: [30],
    mutant: (html) => html.replace('<head>', `<head>${lateButton}${faults}`),
  });
  const survey = await surveyFile({ ...upload, network, browser, shapes: [playedShape] });
  expect(survey.failure).toBeNull();
  return scoreQuality({ survey, network, sizeBytes: upload.bytes.length, media: null });
}

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

/**
 * Buttons of 40 px that do not move, so that the text is always in one place, and a contrast of 3:1 (#949494 on white is
 * 3.03:1).
 */
const faults = `<style>
.sr .stage button { height: 40px !important; min-height: 0 !important; padding: 0 !important;
  border: 0 !important; background: #fff !important; box-shadow: none !important; animation: none !important }
.sr .stage button::before, .sr .stage button::after, .sr .count { display: none !important }
.sr .stage button span { color: #949494 !important; font-size: 16px !important; text-shadow: none !important }
</style>`;
