import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import { waitUntilIdle } from '../../../../lib/timing/run-when-idle.ts';
import { fitShapes } from '../fit-shapes.ts';
import type { FitMeasurement } from '../fitted-text.ts';
import { createMeasuredAd } from './create-measured-ad.ts';
import { openMeasuringPage } from './open-measuring-page.ts';

interface MeasuringOptions {
  /** The languages to measure; null is that of the ad. */
  readonly languages: readonly (PseudoLanguageId | null)[];
  readonly signal: AbortSignal;
  /** Called after each shape, with the number of shapes in all languages. */
  readonly onProgress: (progress: { done: number; total: number }) => void;
}

/** Measures all texts of an ad in several languages and all shapes, one at a time while the browser is idle. Throws if it is aborted. */
export async function measureTextFit(
  config: AdConfig,
  { languages, signal, onProgress }: MeasuringOptions,
): Promise<FitMeasurement[][]> {
  const ad = resolveAd(config);
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  const page = await openMeasuringPage(ad);
  const total = languages.length * fitShapes.length;
  const measurements: FitMeasurement[][] = [];
  let done = 0;
  try {
    for (const pseudo of languages) {
      const measured = createMeasuredAd(ad, { pauseCount, pseudo });
      // One after the other, so that typing is never delayed.
      await page.loadFonts(measured);
      const ofLanguage: FitMeasurement[] = [];
      measurements.push(ofLanguage);
      for (const shape of fitShapes) {
        await waitUntilIdle();
        signal.throwIfAborted();
        ofLanguage.push({ shape, texts: await page.measure(measured, shape.page) });
        signal.throwIfAborted();
        done += 1;
        onProgress({ done, total });
      }
    }
  } finally {
    page.close();
  }
  return measurements;
}
