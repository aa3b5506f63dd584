import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { page } from 'vitest/browser';
import { afterEach, expect, onTestFinished, test } from 'vitest';
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

test('breaks no Chinese word on a round button for lines of the same length', async () => {
  const { root, reached } = playAd({
    ad: (ad) => {
      const button = { ...ad.cover.button, label: '取得免費旋轉' };
      return { ...ad, language: 'zh-Hant', buttonStyle: 'glossy-dome', cover: { ...ad.cover, button } };
    },
  });
  squareCharacters();
  document.documentElement.lang = 'zh-Hant';
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  await reached('load');
  await painted();
  const words = listLinesOfWords(root.querySelector('.button span')!, /取得|免費|旋轉/g);
  expect(words.map((linesOfWord) => linesOfWord.length)).toEqual([1, 1, 1]);
  expect(new Set(words.flat()).size).toBe(2);
});

test('leaves no word of a cover text alone on its last line', async () => {
  const lengths = [3, 4, 5, 6, 7, 8];
  const texts = lengths.flatMap((length) =>
    [4, 5, 6].map((count) => Array(count).fill('o'.repeat(length)).join(' ')),
  );
  const wrapped: number[] = [];
  for (const content of texts) {
    const { root, reached, handle } = playAd({
      ad: (ad) => ({ ...ad, cover: { ...ad.cover, text: ad.cover.text && { ...ad.cover.text, content } } }),
    });
    await reached('load');
    await painted();
    const lines = listLinesOfWords(root.querySelector('.text .ink')!, /\S+/g).flat();
    if (new Set(lines).size === 2) wrapped.push(lines.filter((top) => top === lines.at(-1)).length);
    handle.destroy();
  }
  expect(wrapped.length).toBeGreaterThan(5);
  expect(wrapped.filter((wordsOnLastLine) => wordsOnLastLine < 2)).toEqual([]);
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
  squareCharacters();
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

/** Makes East Asian characters as wide as they are high, also on a machine whose fonts lack them. */
function squareCharacters(): void {
  const sample = document.createElement('span');
  sample.style.font = '100px Arial, sans-serif';
  sample.textContent = '取';
  document.body.append(sample);
  const lackingEm = 1 - sample.getBoundingClientRect().width / 100;
  sample.remove();
  const style = document.createElement('style');
  style.textContent = `.legal p, .button span { letter-spacing: ${lackingEm}em !important }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/** Returns the tops of the lines on which each word of an element is. */
function listLinesOfWords(element: HTMLElement, words: RegExp): number[][] {
  const node = element.firstChild as Text;
  return Array.from(node.data.matchAll(words), ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return [...new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))];
  });
}
