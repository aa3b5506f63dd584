import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import { findParts } from './find-parts.ts';

const browser = await launchBrowser();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage();
});

async function listTexts(body: string): Promise<string[]> {
  await page.setContent(body);
  return page.evaluate<string[]>(`(${findParts.toString()})({ isOwn: false }).texts.map(({ text }) => text)`);
}

const word = 'style="display: inline-block"';

describe('the text of a page', () => {
  test.each([
    ['a space between elements', '<p><span>First</span> <span>second</span></p>', ['First second']],
    ['a new line', '<p>No purchase<br>necessary</p>', ['No purchase necessary']],
    ['a block in between', '<div>Before<p>inside</p>after</div>', ['Before after', 'inside']],
    ['letters without a space', '<p><b>1</b><b>8</b>+</p>', ['18+']],
    [
      'text before and after',
      '<style>.age::before { content: "1" } .age::after { content: "+" }</style><p class="age">8</p>',
      ['18+'],
    ],
    [
      'text of an empty element',
      '<style>.mark::before { content: "18+" }</style><p class="mark"></p>',
      ['18+'],
    ],
    ['icons of a font', '<style>.icon::before { content: "\\e900" }</style><p class="icon"></p>', []],
    ['the value of a field', '<div>Terms <input type="button" value="18+"></div>', ['18+', 'Terms']],
    ['invisible hyphens', '<p>neces&shy;sary</p>', ['necessary']],
  ])('is joined as a reader sees it: %s', async (_, body, expected) => {
    expect((await listTexts(body)).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['boxes', `<p><span ${word}>No</span> <span ${word}>purchase</span> <span ${word}>necessary</span></p>`],
    [
      'boxes with margins',
      ['No', 'purchase', 'necessary']
        .map((each) => `<span style="display: inline-block; margin: 0 3px">${each}</span>`)
        .join(''),
    ],
    [
      'a flexible row',
      '<div style="display: flex; gap: 5px"><span>No</span><span>purchase</span><span>necessary</span></div>',
    ],
  ])('is joined although each word is in its own part: %s', async (_, body) => {
    expect(await listTexts(body)).toEqual(['No purchase necessary']);
  });

  test('is separate where a part is a button, a column or larger', async () => {
    const body = `<div>Terms <button>Play</button></div>
      <div style="display: flex"><p>Left</p><p>Right</p></div>
      <p>Win <span style="display: inline-block; font-size: 40px">big</span></p>`;
    expect((await listTexts(body)).toSorted()).toEqual(
      ['Left', 'Play', 'Right', 'Terms', 'Win', 'big'].toSorted(),
    );
  });

  test('is cut if nobody reads all of it', async () => {
    const [text] = await listTexts(`<p style="font-size: 1px">${'word '.repeat(1000)}</p>`);
    expect(text?.length).toBeLessThanOrEqual(2000);
  });
});

test('finds the parts in which text cannot be read', async () => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  await page.setContent(`<style>.after::after { content: url(${image}) }</style>
    <div id="behind" style="background-image: url(${image})">1</div>
    <div class="after" id="after">2</div>
    <iframe id="frame" sandbox srcdoc="text"></iframe>
    <iframe srcdoc="text"></iframe>
    <object id="object"></object>
    <svg id="drawing"><path d="M0 0h9"></path></svg>
    <div id="hidden" style="background-image: url(${image}); visibility: hidden"></div>
    <div style="background-image: linear-gradient(red, blue)">3</div>`);
  const ids = await page.evaluate<string[]>(
    `(${findParts.toString()})({ isOwn: false }).images.map(({ id }) => id)`,
  );
  expect(ids).toEqual(['behind', 'after', 'frame', 'object', 'drawing']);
});
