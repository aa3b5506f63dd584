import { describe, expect, test } from 'vitest';
import { contradictsLanguage, isMisread } from './is-misread.ts';

describe('a text is misread', () => {
  test.each([
    ['ltr', 'שחקו עכשיו!'],
    ['ltr', '50% הנחה'],
    ['ltr', '!اربح الآن'],
    ['ltr', 'הורידו את Lucky Spin עכשיו'],
    ['ltr', 'שחקו 🎰'],
    ['ltr', '«اربح»'],
    ['rtl', 'Spin now!'],
    ['rtl', '100 free spins'],
    ['rtl', 'Play لعبة now'],
  ] as const)('in %s: %s', (direction, text) => {
    expect(isMisread({ text, direction })).toBe(true);
  });
});

describe('a text is not misread', () => {
  test.each([
    ['rtl', 'שחקו עכשיו!'],
    ['rtl', '50% הנחה'],
    ['ltr', 'Spin now!'],
    ['ltr', 'שחקו עכשיו'],
    ['ltr', 'שחקו 100'],
    ['ltr', 'הנחה 50%'],
    ['ltr', 'שחקו (חינם)'],
    ['ltr', 'Lucky לאקי Spin!'],
    ['rtl', 'Lucky Spin'],
    ['rtl', 'Lucky Spin 2'],
    ['rtl', '+100!'],
    ['ltr', '\u200Fשחקו עכשיו!'],
    ['ltr', '\u2067שחקו!\u2069'],
    ['ltr', '今すぐ！'],
    ['ltr', ''],
  ] as const)('in %s: %s', (direction, text) => {
    expect(isMisread({ text, direction })).toBe(false);
  });
});

test.each([
  ['ar', 'ltr', true],
  ['he-IL', 'LTR', true],
  ['en', 'rtl', true],
  ['az-Arab', 'ltr', true],
  ['ar', 'rtl', false],
  ['en-GB', 'ltr', false],
  ['fa-Latn-IR', 'ltr', false],
  ['en', '', false],
  ['ar', '', false],
  ['ar', 'auto', false],
  ['', 'rtl', false],
  ['<b>', 'rtl', false],
])('a page with lang="%s" and dir="%s"', (language, direction, expected) => {
  expect(contradictsLanguage({ language, direction })).toBe(expected);
});
