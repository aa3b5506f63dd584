import { normalizeText, saysElement } from '@spinreel/config-schema/compliance/element-patterns';
import { readAge } from '@spinreel/config-schema/compliance/read-age';
import type { Requirement } from './list-requirements.ts';

/**
 * Returns the texts that are a required text, or else those that contain one, or else those that say the same in other words.
 * Texts that name a lower age than the demanded one do not count.
 */
export function chooseTexts(
  { id, texts: wantedTexts, isExact, minAge }: Pick<Requirement, 'id' | 'texts' | 'isExact' | 'minAge'>,
  texts: readonly string[],
): string[] {
  const isOldEnough = (text: string) => minAge === null || (readAge(text) ?? minAge) >= minAge;
  const wanted = wantedTexts.filter(isOldEnough).map(normalizeText).filter(Boolean);
  const choices = [
    (text: string) => wanted.includes(normalizeText(text)),
    (text: string) => {
      // An age mark is so short that it may be a part of a number of things.
      const parts =
        id === 'ageMark' && readAge(text) === null ? wanted.filter((one) => readAge(one) === null) : wanted;
      const padded = ` ${normalizeText(text)} `;
      return parts.some((one) => padded.includes(` ${one} `));
    },
    (text: string) => !isExact && saysElement(id, text),
  ];
  for (const isChosen of choices) {
    const chosen = texts.filter((text) => isOldEnough(text) && isChosen(text));
    if (chosen.length > 0) return chosen;
  }
  return [];
}
