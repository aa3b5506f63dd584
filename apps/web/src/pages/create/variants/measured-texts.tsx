import { listLanguages } from '@spinreel/variants/resolve/variant-key';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import type { LengthBudgets } from '../../../features/customization/text-fit/text-fit-context.ts';
import type { LanguageBudgets } from '../../../features/variants/texts/text-length.ts';
import { TextsTable } from '../../../features/variants/texts/texts-table.tsx';

/** The table of texts with the length of each text that fits, measured in each language. */
export function MeasuredTexts() {
  return <TextsTable budgets={useLengthBudgets()} />;
}

/**
 * Returns how many characters fit in the base, by language. Measured one language after the other, once the changes have settled.
 * Languages whose measurement has not ended or failed are missing.
 */
function useLengthBudgets(): LanguageBudgets {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const [budgets, setBudgets] = useState<LanguageBudgets>(new Map());
  /** Budgets by what they depend on, which most changes leave as it is. */
  const knownRef = useRef(new Map<string, LengthBudgets>());
  const measure = useEffectEvent(async (signal: AbortSignal) => {
    const [{ measureBudgets }, { findBudgetKey }] = await Promise.all([
      import('../../../features/customization/text-fit/measuring/measure-budgets.ts'),
      import('../../../features/customization/text-fit/measuring/budget-ad.ts'),
    ]);
    for (const language of listLanguages(ad)) {
      const config = resolveVariant(ad, { variantId: null, language });
      const key = findBudgetKey(config);
      const known = knownRef.current.get(key) ?? (await measureBudgets(config, { signal }));
      if (signal.aborted) return;
      knownRef.current.set(key, known);
      setBudgets((before) =>
        before.get(language) === known ? before : new Map(before).set(language, known),
      );
    }
  });
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    // Without a measurement, the table shows no lengths.
    const timer = setTimeout(() => void measure(signal).catch(() => undefined), timings.settleMs);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [ad]);
  return budgets;
}
