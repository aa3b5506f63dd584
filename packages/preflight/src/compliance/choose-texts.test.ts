import { expect, test } from 'vitest';
import { chooseTexts } from './choose-texts.ts';

const ageMark = { id: 'ageMark', texts: ['21+'], isExact: false, minAge: 21 } as const;

test.each([
  ['an age mark of the demanded age', '21+', true],
  ['an age mark in other words', 'Must be 21 to play', true],
  ['a higher age', '25+', true],
  ['a lower age', '18+', false],
  ['a number of points', '+21,000', false],
  ['a number of things', 'Win 21+ coins', false],
  ['a text without an age', 'Play now', false],
])('chooses %s only if it says enough', (_, text, isChosen) => {
  expect(chooseTexts(ageMark, ['Spin!', text])).toEqual(isChosen ? [text] : []);
});

test('the own text of an ad does not lower the demanded age', () => {
  expect(chooseTexts({ ...ageMark, texts: ['18+', '21+'] }, ['18+'])).toEqual([]);
  expect(chooseTexts({ ...ageMark, texts: ['18+', '21+'] }, ['18+', '21+'])).toEqual(['21+']);
});

test('an own text of symbols equals no other symbol', () => {
  const own = { ...ageMark, texts: ['🔞'], minAge: null };
  expect(chooseTexts(own, ['▶', '✖'])).toEqual([]);
  expect(chooseTexts(own, ['▶', '🔞'])).toEqual(['🔞']);
});

test('only the exact wording counts if the law prescribes it', () => {
  const warning = 'Gambling can be dangerous: loss of money, addiction…';
  const exact = { id: 'responsibleGaming', texts: [warning], isExact: true, minAge: null } as const;
  expect(chooseTexts(exact, ['Please gamble responsibly', 'Gambling can be dangerous'])).toEqual([]);
  expect(chooseTexts(exact, [`${warning} Find our advice`])).toEqual([`${warning} Find our advice`]);
  expect(chooseTexts(exact, [warning.toUpperCase()])).toEqual([warning.toUpperCase()]);
});

test('a required text counts only as whole words', () => {
  const own = { id: 'helpline', texts: ['Call us'], isExact: false, minAge: null } as const;
  expect(chooseTexts(own, ['Recall used cards'])).toEqual([]);
  expect(chooseTexts(own, ['Problems? Call us.'])).toEqual(['Problems? Call us.']);
});
