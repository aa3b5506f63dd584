import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { nameTexts } from '../../typography/name-texts.ts';

/** A font draws each character, and a text is not drawn in two fonts because its own one lacks some. */
export const drawsAllCharacters = defineBehaviourRule({
  id: 'draws-all-characters',
  severity: 'warning',
  topic: 'own',
  demand: () => 'The fonts of texts have all their characters.',
  fix: 'Change the text, or choose a font that has these characters.',
  needs: 'record',
  violation: ({ texts: sights }) => {
    const texts = sights.flatMap((sight) => sight.texts);
    const undrawn = texts.find((text) => text.undrawn.length > 0);
    if (undrawn !== undefined)
      return `No font draws ${nameTexts(undrawn.undrawn.map(nameCodePoints))} in “${undrawn.text}”.`;
    const split = texts.find(({ missing }) => missing.length > 0);
    if (split === undefined) return null;
    return `The font “${split.families[0] ?? ''}” lacks ${nameTexts(split.missing)}, so “${split.text}” is drawn in two fonts.`;
  },
});

function nameCodePoints(character: string): string {
  return Array.from(
    character,
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
}
