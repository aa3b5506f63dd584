import { defineBehaviourRule } from '../../behaviour-rule.ts';

/** Less than this share of the font size is a rounding error. */
const minCut = 0.06;

const screenNames = {
  cover: 'On the first screen',
  game: 'During the game',
  outro: 'On the last screen',
} as const;

/** The letters of texts are not cut off at the top or at the bottom. */
export const showsWholeLetters = defineBehaviourRule({
  id: 'shows-whole-letters',
  severity: 'warning',
  topic: 'own',
  demand: () => 'No letters are cut off at the top or at the bottom.',
  fix: 'Make the text smaller, or move it away from the edge of the screen.',
  needs: 'record',
  violation: ({ texts: sights }) => {
    for (const { screen, texts } of sights)
      for (const { text, cutTop, cutBottom } of texts) {
        if (Math.max(cutTop, cutBottom) < minCut) continue;
        const side = cutTop > cutBottom ? 'top' : 'bottom';
        return `${screenNames[screen]}, the letters of “${text}” are cut off at the ${side}.`;
      }
    return null;
  },
});
