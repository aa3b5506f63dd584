import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { contradictsLanguage, isMisread } from '../../typography/is-misread.ts';

const directionNames = { ltr: 'left to right', rtl: 'right to left' } as const;

/** Texts are laid out in the direction of their script, and the page in that of its language. */
export const matchesDirection = defineBehaviourRule({
  id: 'matches-direction',
  severity: 'warning',
  topic: 'own',
  demand: () => 'Texts are laid out in the direction in which they are read.',
  fix: 'Choose the language of the ad in which the text is written.',
  needs: 'record',
  violation: ({ texts: sights }) => {
    const misread = sights.flatMap(({ paragraphs }) => paragraphs).find(isMisread);
    if (misread !== undefined)
      return `“${misread.text}” is laid out from ${directionNames[misread.direction]}, so a part of it is in the wrong place.`;
    const page = sights.map((sight) => sight.page).find(contradictsLanguage);
    if (page === undefined) return null;
    return `The page says lang="${page.language}" and dir="${page.direction}", but this language is written in the other direction.`;
  },
});
