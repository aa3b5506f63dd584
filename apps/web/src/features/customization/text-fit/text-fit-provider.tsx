import type { PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSettledAd } from '../../../ad-draft/use-settled-ad.ts';
import { findBudgetKey } from './measuring/budget-ad.ts';
import { summarizeTextFit } from './summarize-text-fit.ts';
import {
  TextFitContext,
  type LanguageFit,
  type LengthBudgets,
  type TextFitState,
} from './text-fit-context.ts';

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
  const [areBudgetsRequested, setBudgetsRequested] = useState(false);
  const requestBudgets = useCallback(() => setBudgetsRequested(true), []);
  const budgetKeyRef = useRef<string | null>(null);
  const change = useCallback(
    (next: Partial<typeof unmeasured>) => setState((before) => ({ ...before, ...next })),
    [],
  );
  useEffect(() => {
    if (settled === null) return undefined;
    const { config } = settled;
    const aborting = new AbortController();
    const { signal } = aborting;
    const measure = async () => {
      const { measureTextFit } = await load();
      const languages = [null, ...pseudo];
      const onProgress = (progress: TextFitState['progress']) => {
        if (!signal.aborted) change({ progress });
      };
      const measurements = await measureTextFit(config, { languages, signal, onProgress });
      signal.throwIfAborted();
      const fits = languages.map((language, index) => {
        return { language, texts: summarizeTextFit(measurements[index] ?? []) };
      });
      change({ progress: null, fits, measured: settled, hasFailed: false });
    };
    measure().catch(() => {
      if (!signal.aborted) change({ progress: null, hasFailed: true });
    });
    return () => aborting.abort();
  }, [settled, pseudo, load, change]);

  const { fits, measured } = state;
  // Measuring them takes as long as everything else on the step, so it waits until they are shown.
  const areBudgetsShown = areBudgetsRequested || (fits !== null && fits.some(hasSmallText));
  useEffect(() => {
    if (!areBudgetsShown || measured === null || measured !== settled) return undefined;
    const key = findBudgetKey(measured.config);
    if (key === budgetKeyRef.current) return undefined;
    budgetKeyRef.current = null;
    const aborting = new AbortController();
    const { signal } = aborting;
    const measure = async () => {
      const { measureBudgets } = await load();
      signal.throwIfAborted();
      change({ budgets: null });
      const budgets = await measureBudgets(measured.config, { signal });
      // A measurement that is aborted at its end still has a result.
      signal.throwIfAborted();
      budgetKeyRef.current = key;
      change({ budgets });
    };
    measure().catch(() => {
      if (!signal.aborted) change({ hasFailed: true });
    });
    return () => aborting.abort();
  }, [areBudgetsShown, measured, settled, load, change]);
  const value = useMemo(
    () => ({ ...state, pseudo, choosePseudo, requestBudgets }),
    [state, pseudo, requestBudgets],
  );
  return <TextFitContext value={value}>{children}</TextFitContext>;
}

/** Whether a field has a hint with its budget. */
function hasSmallText({ language, texts }: LanguageFit): boolean {
  return language === null && texts.some(({ problems }) => problems.includes('small'));
}

const unmeasured = {
  progress: null as TextFitState['progress'],
  fits: null as TextFitState['fits'],
  /** The ad whose texts are in `fits`. */
  measured: null as ReturnType<typeof useSettledAd>,
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
