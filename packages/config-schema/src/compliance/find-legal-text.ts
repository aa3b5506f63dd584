import { adLanguages, type AdLanguage } from '../languages/ad-languages.ts';
import type { ComplianceElement } from './compliance.ts';

/** A required text as an ad shows it. */
export interface LegalText {
  readonly text: string;
  readonly language: AdLanguage;
}

/**
 * Finds the text of an element in the language of the ad. Without one, it is the text in another variety of the language, or
 * else in another language: legal texts are not invented, and an ad without them is worse. Null if the element has no text
 * at all.
 */
export function findLegalText(
  { texts }: Pick<ComplianceElement, 'texts'>,
  language: AdLanguage,
): LegalText | null {
  const [name] = language.split('-');
  const related = adLanguages.filter((each) => each.split('-')[0] === name);
  for (const each of [language, ...related, ...adLanguages]) {
    const text = texts?.[each]?.trim() ?? '';
    if (text !== '') return { text, language: each };
  }
  return null;
}
