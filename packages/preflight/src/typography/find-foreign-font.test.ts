import { expect, test } from 'vitest';
import { goodText } from '../../test/viewings/broken-texts.ts';
import { findForeignFont } from './find-foreign-font.ts';

const both = ['Android', 'iOS'];

test.each([
  ['a font that only iOS has', ['Georgia', 'serif'], { font: 'Georgia', platforms: ['Android'] }],
  ['a font that Android replaces', ['Arial'], { font: 'Arial', platforms: ['Android'] }],
  ['a font that only Android has', ['Roboto', 'sans-serif'], { font: 'Roboto', platforms: ['iOS'] }],
  ['a font that no phone has', ['Bebas Neue', 'sans-serif'], { font: 'Bebas Neue', platforms: both }],
  ['two fonts that phones lack', ['Bebas Neue', 'Arial'], { font: 'Bebas Neue', platforms: both }],
  ['a font of iOS before one of the file', ['Georgia', 'Brand'], { font: 'Georgia', platforms: ['Android'] }],
  ['a generic family', ['sans-serif'], null],
  ['the font of the system', ['-apple-system', 'BlinkMacSystemFont', 'Segoe UI', 'Roboto', 'Arial'], null],
  ['a font of the file', ['BRAND', 'Georgia'], null],
  ['a font that no phone has before one of the file', ['Bebas Neue', 'Brand', 'Arial'], null],
  ['no font', [], null],
])('a text in %s', (_, families, expected) => {
  expect(findForeignFont({ ...goodText, families })).toEqual(expected);
});

test.each([
  ['the font of the browser', { isBrowserFont: true }, false],
  ['only symbols', { text: '★ → 🎰 !' }, false],
  ['Chinese and Japanese letters', { text: '下載遊戲 いま!' }, true],
  ['Korean letters', { text: '지금 스핀' }, true],
  ['Chinese letters in a font of the file', { text: '下載', families: ['Brand'] }, false],
  ['Hebrew letters', { text: 'שחקו' }, true],
])('a text with %s', (_, change, isFound) => {
  expect(findForeignFont({ ...goodText, families: ['Arial'], ...change }) !== null).toBe(isFound);
});
