import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { useEffect, useRef, useState } from 'react';
import { describeProblem } from '../../../../features/customization/text-fit/describe-fits.ts';
import { adTexts } from '../../../../features/customization/text-fit/fitted-text.ts';
import { summarizeTextFit } from '../../../../features/customization/text-fit/summarize-text-fit.ts';

/** An ad to check, and the key under which its problems are reported. */
export interface CheckedAd {
  readonly key: string;
  readonly config: AdConfig;
}

/** What a check of the texts of several ads has found so far. */
export interface TextCheck {
  /** Null unless the check runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** The problems of each checked ad, in words: 'Cover text: cut off, low contrast'. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  readonly hasFailed: boolean;
}

const unchecked: TextCheck = { progress: null, problems: new Map(), hasFailed: false };

/** Measures the texts of ads one after the other, in all shapes. Ads with equal content are measured once. */
export function useTextCheck() {
  const [check, setCheck] = useState(unchecked);
  const abortingRef = useRef<AbortController | null>(null);
  const stop = () => {
    abortingRef.current?.abort();
    setCheck((before) => ({ ...before, progress: null }));
  };
  const start = async (ads: readonly CheckedAd[]) => {
    stop();
    const aborting = new AbortController();
    const { signal } = aborting;
    abortingRef.current = aborting;
    const problems = new Map<string, readonly string[]>();
    const known = new Map<string, readonly string[]>();
    try {
      const { measureTextFit } =
        await import('../../../../features/customization/text-fit/measuring/measure-text-fit.ts');
      for (const { key, config } of ads) {
        if (signal.aborted) return;
        setCheck({ progress: { done: problems.size, total: ads.length }, problems, hasFailed: false });
        const content = JSON.stringify(config);
        const found = known.get(content) ?? (await measure(measureTextFit, config, signal));
        known.set(content, found);
        problems.set(key, found);
      }
      setCheck({ progress: null, problems: new Map(problems), hasFailed: false });
    } catch {
      if (!signal.aborted) setCheck({ progress: null, problems: new Map(problems), hasFailed: true });
    }
  };
  useEffect(() => () => abortingRef.current?.abort(), []);
  return { check, start, stop };
}

type MeasureTextFit =
  (typeof import('../../../../features/customization/text-fit/measuring/measure-text-fit.ts'))['measureTextFit'];

async function measure(
  measureTextFit: MeasureTextFit,
  config: AdConfig,
  signal: AbortSignal,
): Promise<string[]> {
  const [measured = []] = await measureTextFit(config, {
    languages: [null],
    signal,
    onProgress: () => undefined,
  });
  return summarizeTextFit(measured)
    .filter(({ problems }) => problems.length > 0)
    .map(({ id, problems }) => {
      const words = problems.map((problem) => describeProblem(problem, { id }).toLowerCase());
      return `${adTexts[id].name}: ${words.join(', ')}`;
    });
}
