import { listLanguages, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import type { LengthBudgets } from '../../../features/customization/text-fit/text-fit-context.ts';
import type { LanguageBudgets, MeasuredLook } from '../../../features/variants/texts/text-length.ts';
import { TextsTable } from '../../../features/variants/texts/texts-table.tsx';
import { groupByLook } from './group-by-look.ts';

/** The table of texts with the length of each text that fits, measured in each language and font. */
export function MeasuredTexts() {
  return <TextsTable budgets={useLengthBudgets()} />;
}

/**
 * Returns how many characters fit, by language and by the variants that set their texts alike. Measured one after the other, once
 * the changes have settled. What has not been measured yet, or failed, is missing.
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
    const measured = new Map<AdLanguage, readonly MeasuredLook[]>();
    for (const language of listLanguages(ad)) {
      const looks = groupByLook(ad, { language, findKey: findBudgetKey });
      for (const [key, variantIds] of looks) {
        const config = resolveVariant(ad, { variantId: [...variantIds][0] ?? null, language });
        const lengths = knownRef.current.get(key) ?? (await measureBudgets(config, { signal }));
        if (signal.aborted) return;
        knownRef.current.set(key, lengths);
        measured.set(language, [...(measured.get(language) ?? []), { variantIds, lengths }]);
        setBudgets((before) => new Map([...before, ...measured]));
      }
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
