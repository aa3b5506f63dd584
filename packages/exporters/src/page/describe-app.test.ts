import { expect, test } from 'vitest';
import { describeApp } from './describe-app.ts';

// Requirement: customize.app-card
test('fills stars up to the rating, which is in the notation of the language', () => {
  const app = { name: 'Lucky Lions', rating: { stars: 3.6, note: '120K ratings' } };
  expect(describeApp(app, 'de')).toEqual({
    name: 'Lucky Lions',
    rating: { text: '3,6', stars: ['100%', '100%', '100%', '60%', '0%'], note: '120K ratings' },
  });
});

// Requirement: customize.app-card
test('describes an app without a rating', () => {
  expect(describeApp({ name: 'Lucky Lions', rating: null }, 'en').rating).toBeNull();
});

// Requirement: language.reading-order
test('reads the line of the rating from right to left in a language that is', () => {
  const app = { name: 'Lucky Lions', rating: { stars: 3.6, note: '120K' } };
  expect(describeApp(app, 'he').rating?.text).toBe('\u200F3.6');
});
