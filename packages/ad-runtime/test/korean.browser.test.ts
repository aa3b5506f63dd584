import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { playAd } from './support/play-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import { painted } from './support/tidy-stage.ts';

afterEach(() => page.viewport(375, 667));

test('breaks Korean texts between words only', async () => {
  await page.viewport(320, 480);
  const korean =
    '본 게임은 성인 이용자만을 대상으로 하며 실제 현금 도박이나 상금 획득 기회를 제공하지 않습니다.';
  const lines = ['', '가', '가나', '가나다'].map((start) => start + korean + korean);
  const cover = { ageMark: null, text: { lines, ...placedAt(0.5, 0.9) }, logo: null };
  const { root, reached } = playAd({
    ad: (ad) => ({ ...ad, language: 'ko', legal: { ...ad.legal, cover } }),
  });
  await reached('load');
  await painted();
  const words = Array.from(root.querySelectorAll<HTMLElement>('.legal p'), listLinesOfWords).flat();
  expect(new Set(words.flat()).size).toBeGreaterThan(lines.length);
  expect(words.filter((linesOfWord) => linesOfWord.length > 1)).toEqual([]);
});

/** Returns the tops of the lines on which each word of a paragraph is. */
function listLinesOfWords(paragraph: HTMLElement): number[][] {
  const node = paragraph.firstChild as Text;
  return Array.from(node.data.matchAll(/\S+/g), ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return [...new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))];
  });
}
