import { defineBehaviourRule } from '../../behaviour-rule.ts';
import { findForeignFont } from '../../typography/find-foreign-font.ts';
import { nameTexts } from '../../typography/name-texts.ts';

/** Texts are set in fonts that the file contains or that every phone has. */
export const sameFontsOnPhones = defineBehaviourRule({
  id: 'same-fonts-on-phones',
  severity: 'warning',
  topic: 'own',
  demand: () => 'Texts are set in fonts that are in the file or on every phone.',
  fix: 'Turn off “Use the fonts of the viewer’s phone”, so that the ad contains its fonts.',
  needs: 'record',
  violation: ({ texts: sights }) => {
    const found = sights
      .flatMap((sight) => sight.texts)
      .flatMap((text) => {
        const foreign = findForeignFont(text);
        return foreign === null ? [] : [{ ...foreign, text: text.text }];
      });
    const [first] = found;
    if (first === undefined) return null;
    const { font, platforms } = first;
    const texts = found.filter((other) => other.font === font).map(({ text }) => text);
    const others = found.map((other) => other.font).filter((other) => other !== font);
    const draw = platforms.length === 1 ? 'draws' : 'draw';
    const message = `The font “${font}” is not in the file. ${platforms.join(' and ')} ${draw} ${nameTexts(texts)} in another font.`;
    return others.length === 0 ? message : `${message} Other fonts are missing too: ${nameTexts(others)}.`;
  },
});
