import type { FittedText } from '../src/features/customization/text-fit/fitted-text.ts';

/** Creates a text that fits, except for `facts`. */
export function createFittedText(id: FittedText['id'], facts: Partial<FittedText> = {}): FittedText {
  return {
    id,
    screen: 'cover',
    content: 'Spin',
    sizePx: 20,
    lineCount: 1,
    isClipped: false,
    overlaps: [],
    isFaint: false,
    ...facts,
  };
}
