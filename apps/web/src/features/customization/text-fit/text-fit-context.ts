import type { PhraseField } from '@spinreel/config-schema/languages/phrase-book/phrases';
import type { PseudoLanguageId } from '@spinreel/config-schema/languages/pseudo-language';
import { createContext, useContext } from 'react';
import type { TextFit } from './summarize-text-fit.ts';

/** The fit of all texts in one language; null is that of the ad. */
export interface LanguageFit {
  readonly language: PseudoLanguageId | null;
  readonly texts: readonly TextFit[];
}

/** The number of characters of typical text that stay readable in every shape, by field. */
export type LengthBudgets = Readonly<Record<PhraseField, number>>;

/** How far the newest measurement is, and the result of the last complete one. */
export interface TextFitState {
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Null before the first result. */
  readonly fits: readonly LanguageFit[] | null;
  /** Null until they are measured: when a text is too small, or after they were requested. */
  readonly budgets: LengthBudgets | null;
  readonly requestBudgets: () => void;
  readonly hasFailed: boolean;
  /** The pseudo-languages that are measured with the ad's own language. */
  readonly pseudo: readonly PseudoLanguageId[];
  readonly choosePseudo: (pseudo: PseudoLanguageId[]) => void;
}

export const TextFitContext = createContext<TextFitState>({
  progress: null,
  fits: null,
  budgets: null,
  requestBudgets: () => undefined,
  hasFailed: false,
  pseudo: [],
  choosePseudo: () => undefined,
});

export function useTextFit(): TextFitState {
  return useContext(TextFitContext);
}
