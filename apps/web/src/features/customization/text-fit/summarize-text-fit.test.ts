import { expect, test } from 'vitest';
import { createFittedText } from '../../../../test/create-fitted-text.ts';
import { describeLength } from './describe-fits.ts';
import { fitShapes } from './fit-shapes.ts';
import type { FitMeasurement, FittedText } from './fitted-text.ts';
import { formatFontSize, summarizeTextFit } from './summarize-text-fit.ts';

// Requirement: language.text-fit
test('a text has its smallest size and all its problems, with problems first', () => {
  const fits = summarizeTextFit([
    measurement(
      'phone',
      createFittedText('button', { sizePx: 34 }),
      createFittedText('coverText', { sizePx: 20 }),
    ),
    measurement(
      'square',
      createFittedText('button', { sizePx: 19 }),
      createFittedText('coverText', { sizePx: 13.4, overlaps: ['button'] }),
    ),
  ]);
  expect(fits.map(({ id, smallestPx, problems }) => ({ id, smallestPx, problems }))).toEqual([
    { id: 'coverText', smallestPx: 13.4, problems: ['overlapping', 'small'] },
    { id: 'button', smallestPx: 19, problems: [] },
  ]);
  expect(fits[0]?.shapes.map(({ shape, problems }) => [shape.id, problems])).toEqual([
    ['phone', []],
    ['square', ['overlapping', 'small']],
  ]);
});

// Requirement: language.text-fit
test('a text that is cut off comes before one that is only small', () => {
  const fits = summarizeTextFit([
    measurement(
      'phone',
      createFittedText('button', { sizePx: 12 }),
      createFittedText('outroButton', { isClipped: true }),
    ),
  ]);
  expect(fits.map(({ id }) => id)).toEqual(['outroButton', 'button']);
});

// Requirement: language.text-fit
test('of a text on several screens, the screen with the most problems counts', () => {
  const [fit] = summarizeTextFit([
    measurement(
      'phone',
      createFittedText('button', { screen: 'cover', sizePx: 20 }),
      createFittedText('button', { screen: 'gameplay', sizePx: 20, isClipped: true }),
    ),
  ]);
  expect(fit?.shapes).toMatchObject([{ screen: 'gameplay', problems: ['clipped'] }]);
});

// Requirement: language.text-fit
test('lettering is small below 14 pixels, the counter below 12, and required texts below 11', () => {
  const listSmall = (sizePx: number) =>
    summarizeTextFit([
      measurement(
        'phone',
        ...(['button', 'counter', 'legalText'] as const).map((id) => createFittedText(id, { sizePx })),
      ),
    ])
      .filter(({ problems }) => problems.includes('small'))
      .map(({ id }) => id);
  expect(listSmall(14)).toEqual([]);
  expect(listSmall(13.9)).toEqual(['button']);
  expect(listSmall(11.9)).toEqual(['button', 'counter']);
  expect(listSmall(10.9)).toEqual(['button', 'counter', 'legalText']);
});

// Requirement: language.text-fit
test('a size is never rounded up to one that is fine', () => {
  expect(formatFontSize(13.98)).toBe('13.9 px');
  expect(formatFontSize(13.9999)).toBe('14 px');
  expect(formatFontSize(16)).toBe('16 px');
});

// Requirement: language.text-budget
test('a hint names the shapes in which a text is too small, and how long it may be', () => {
  const content = 'Spin the reels and win coins now';
  const [fit] = summarizeTextFit([
    measurement('phone', createFittedText('button', { content, sizePx: 24 })),
    measurement('square', createFittedText('button', { content, sizePx: 9.2 })),
    measurement('landscape', createFittedText('button', { content, sizePx: 12.5 })),
  ]);
  if (fit === undefined) throw new Error('There is no text');
  expect(describeLength(fit, 26)).toBe(
    'Only 9.2 px in square and landscape. About 26 characters stay at 14 px or more in every shape.',
  );
  expect(describeLength(fit, null)).toBe('Only 9.2 px in square and landscape.');
  // Typical texts have shorter words.
  expect(describeLength(fit, 40)).toBe('Only 9.2 px in square and landscape. Use fewer or shorter words.');
});

function measurement(shapeId: (typeof fitShapes)[number]['id'], ...texts: FittedText[]): FitMeasurement {
  return { shape: fitShapes.find(({ id }) => id === shapeId) ?? fitShapes[0], texts };
}
