import type { PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSettledAd } from '../../../ad-draft/use-settled-ad.ts';
import { findBudgetKey } from './measuring/budget-ad.ts';
import { summarizeTextFit } from './summarize-text-fit.ts';
import { TextFitContext, type LengthBudgets, type TextFitState } from './text-fit-context.ts';

/** The functions that measure. Loaded when they are needed, because they contain the whole player. */
export type LoadMeasuring = () => Promise<{
  measureTextFit: (typeof import('./measuring/measure-text-fit.ts'))['measureTextFit'];
  measureBudgets: (typeof import('./measuring/measure-budgets.ts'))['measureBudgets'];
}>;

interface TextFitProviderProps {
  load?: LoadMeasuring;
  children: ReactNode;
}

/** Measures the texts of the draft in the background, again after each change has settled. */
export function TextFitProvider({ load = loadMeasuring, children }: TextFitProviderProps) {
  const settled = useSettledAd();
  const [pseudo, choosePseudo] = useState<readonly PseudoLanguageId[]>([]);
  const [state, setState] = useState(unmeasured);
  const budgetKeyRef = useRef<string | null>(null);
  useEffect(() => {
    if (settled === null) return undefined;
    const { config } = settled;
    const aborting = new AbortController();
    const { signal } = aborting;
    const change = (next: Partial<typeof unmeasured>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...next }));
    };
    const measure = async () => {
      const { measureTextFit, measureBudgets } = await load();
      const languages = [null, ...pseudo];
      const onProgress = (progress: TextFitState['progress']) => change({ progress });
      const measurements = await measureTextFit(config, { languages, signal, onProgress });
      const fits = languages.map((language, index) => {
        return { language, texts: summarizeTextFit(measurements[index] ?? []) };
      });
      change({ progress: null, fits, hasFailed: false });
      const key = findBudgetKey(config);
      if (key === budgetKeyRef.current) return;
      budgetKeyRef.current = null;
      change({ budgets: null });
      const budgets = await measureBudgets(config, { signal });
      // A measurement that is aborted at its end still has a result.
      signal.throwIfAborted();
      budgetKeyRef.current = key;
      change({ budgets });
    };
    measure().catch(() => change({ progress: null, hasFailed: true }));
    return () => aborting.abort();
  }, [settled, pseudo, load]);
  const value = useMemo(() => ({ ...state, pseudo, choosePseudo }), [state, pseudo]);
  return <TextFitContext value={value}>{children}</TextFitContext>;
}

const unmeasured = {
  progress: null as TextFitState['progress'],
  fits: null as TextFitState['fits'],
  budgets: null as LengthBudgets | null,
  hasFailed: false,
};

const loadMeasuring: LoadMeasuring = async () => {
  const [{ measureTextFit }, { measureBudgets }] = await Promise.all([
    import('./measuring/measure-text-fit.ts'),
    import('./measuring/measure-budgets.ts'),
  ]);
  return { measureTextFit, measureBudgets };
};
