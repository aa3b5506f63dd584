import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import type { PhraseField } from '@spinreel/config-schema/languages/phrase-book/phrases';
import { waitUntilIdle } from '../../../../lib/timing/run-when-idle.ts';
import { fitShapes } from '../fit-shapes.ts';
import { adTexts } from '../fitted-text.ts';
import { isTooSmall } from '../summarize-text-fit.ts';
import type { LengthBudgets } from '../text-fit-context.ts';
import { createBudgetAd, fieldLimits } from './budget-ad.ts';
import { createMeasuredAd } from './create-measured-ad.ts';
import { findLargestLengths } from './find-largest-lengths.ts';
import { openMeasuringPage } from './open-measuring-page.ts';

const fields = Object.keys(fieldLimits) as PhraseField[];

/**
 * Measures how many characters of typical text in the ad's language stay readable in every shape, for each field. Works
 * while the browser is idle. Throws if it is aborted.
 */
export async function measureBudgets(
  config: AdConfig,
  { signal }: { signal: AbortSignal },
): Promise<LengthBudgets> {
  const ad = resolveAd(config);
  const book = await loadPhraseBook(ad.language);
  const create = (lengths: LengthBudgets) =>
    createMeasuredAd(createBudgetAd(config, { book, lengths }), { pauseCount: 1, pseudo: null });
  const page = await openMeasuringPage(ad);
  let budgets = fieldLimits;
  try {
    await page.loadFonts(create(fieldLimits));
    for (const { page: size } of fitShapes) {
      // Each shape starts with the lengths that fit the ones before.
      budgets = await findLargestLengths(budgets, async (lengths) => {
        await waitUntilIdle();
        signal.throwIfAborted();
        const texts = await page.measure(create(lengths), size);
        const isFine = (field: PhraseField) =>
          texts
            .filter(({ id }) => adTexts[id].field === field)
            .every((text) => !isTooSmall(text) && !text.isClipped);
        return Object.fromEntries(fields.map((field) => [field, isFine(field)])) as Record<
          PhraseField,
          boolean
        >;
      });
    }
  } finally {
    page.close();
  }
  return budgets;
}
