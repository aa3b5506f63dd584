import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { expectReadInPart, judgeType } from '../../test/typography/judge-type.ts';
import { typedPages } from '../../test/typography/typed-pages.ts';

const browser = await launchBrowser();

test.each(typedPages)('the type of a page with %s', async (_, page, expected) => {
  expect(await judgeType(page, browser)).toEqual(expected);
});

test.each([
  ['elements', '<i>a</i>'.repeat(6000)],
  ['texts', '<p>word</p>'.repeat(4000)],
  ['one text', `<p>${'word '.repeat(400_000)}</p>`],
  ['fonts of one text', `<p style='font-family:${'"a b",'.repeat(20_000)}serif'>Spin</p>`],
])('a hostile page with too much of %s is read in part', (_, body) => expectReadInPart(body, browser));
