import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { playAd } from './support/play-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import { painted } from './support/tidy-stage.ts';

afterEach(() => page.viewport(375, 667));

test('breaks Korean texts between words only', async () => {
  const korean =
    '본 게임은 성인 이용자만을 대상으로 하며 실제 현금 도박이나 상금 획득 기회를 제공하지 않습니다.';
  const words = await breakLegalText({ language: 'ko', text: korean, words: /\S+/g });
  expect(new Set(words.flat()).size).toBeGreaterThan(12);
  expect(words.filter((linesOfWord) => linesOfWord.length > 1)).toEqual([]);
});

test('breaks no Japanese word in two', async () => {
  const japanese = '現金を賭けるギャンブルではありません。責任を持ってプレイしてください。';
  const words = await breakLegalText({
    language: 'ja',
    text: japanese,
    words: /現金|ギャンブル|責任|プレイ|ください/g,
  });
  expect(new Set(words.flat()).size).toBeGreaterThan(12);
  expect(words.filter((linesOfWord) => linesOfWord.length > 1)).toEqual([]);
});

/**
 * Plays an ad with a required text at twelve distances from the start of its line. Returns the tops of the lines on which each word
 * is.
 */
async function breakLegalText(options: {
  language: AdLanguage;
  text: string;
  words: RegExp;
}): Promise<number[][]> {
  const { language, text, words } = options;
  await page.viewport(320, 480);
  const [filler = ''] = text;
  const lines = Array.from({ length: 12 }, (_, count) => filler.repeat(count) + text);
  const cover = { ageMark: null, text: { lines, ...placedAt(0.5, 0.9) }, logo: null };
  const { root, reached } = playAd({
    ad: (ad) => ({ ...ad, language, legal: { ...ad.legal, cover } }),
  });
  await reached('load');
  await painted();
  return Array.from(root.querySelectorAll<HTMLElement>('.legal p'), (paragraph) =>
    listLinesOfWords(paragraph, words),
  ).flat();
}

/** Returns the tops of the lines on which each word of a paragraph is. */
function listLinesOfWords(paragraph: HTMLElement, words: RegExp): number[][] {
  const node = paragraph.firstChild as Text;
  return Array.from(node.data.matchAll(words), ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return [...new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))];
  });
}
