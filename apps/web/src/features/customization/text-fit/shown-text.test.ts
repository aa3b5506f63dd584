import { expect, test } from 'vitest';
import { createFittedText } from '../../../../test/create-fitted-text.ts';
import { fitShapes } from './fit-shapes.ts';
import { findShownText } from './shown-text.ts';
import { summarizeTextFit } from './summarize-text-fit.ts';

// Requirement: language.text-fit
test('a text is shown in the worst shape and on the worst screen that the stage can show', () => {
  const fit = summarize({
    phone: createFittedText('button', { sizePx: 13, screen: 'gameplay' }),
    square: createFittedText('button', { sizePx: 9 }),
    landscape: createFittedText('button', { sizePx: 11, screen: 'gameplay' }),
    tablet: createFittedText('button'),
  });
  expect(findShownText(fit, 'long-latin')).toEqual({
    id: 'button',
    screen: 'gameplay',
    shape: 'landscape',
    language: 'long-latin',
  });
});

// Requirement: language.text-fit
test('the stage keeps its shape if it has none with a problem, and shows the screen with the smallest text', () => {
  const fit = summarize({
    phone: createFittedText('button'),
    square: createFittedText('button', { sizePx: 9, screen: 'gameplay' }),
  });
  expect(findShownText(fit, null)).toEqual({ id: 'button', screen: 'gameplay', shape: null, language: null });
});

function summarize(texts: Partial<Record<string, ReturnType<typeof createFittedText>>>) {
  const measurements = fitShapes.map((shape) => {
    const text = texts[shape.id];
    return { shape, texts: text === undefined ? [] : [text] };
  });
  const [fit] = summarizeTextFit(measurements);
  if (fit === undefined) throw new Error('There is no text');
  return fit;
}
