import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composePage, notePage, type NotedPage } from '../../test/typography/note-page.ts';
import { typedPages } from '../../test/typography/typed-pages.ts';
import { withRecord } from '../../test/viewings/made-up-viewing.ts';
import { judgeViewing } from '../behaviour-rules/judge-viewing.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { unknownMaker } from '../opening/maker.ts';
import { openInHost } from '../play-in-host.ts';
import { takeTextNotes } from './note-texts.ts';

const { moloco } = networks;

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

/** Judges the type of a page of another tool. Returns the messages by rule. */
async function judge(page: NotedPage): Promise<Record<string, string>> {
  const sight = await notePage(browser, page);
  const viewing = withRecord(moloco, { texts: [sight] });
  const { findings } = judgeViewing({ viewing, network: moloco, maker: unknownMaker });
  const broken = findings.filter(({ passed }) => !passed);
  expect(broken.every(({ severity }) => severity === 'advice')).toBe(true);
  return Object.fromEntries(broken.map(({ ruleId, message }) => [ruleId, message]));
}

// Requirement: preflight.behaviour
describe('the type of a page with', () => {
  test.each(typedPages)('%s', async (_, page, expected) => {
    expect(await judge(page)).toEqual(expected);
  });
});

describe('a hostile page', () => {
  test('cannot change what is read', async () => {
    const body = `<p style="font-family: Impact">Spin</p><script>
      Range.prototype.getClientRects = () => []; Document.prototype.elementsFromPoint = () => [];
      window.getComputedStyle = () => ({}); Array.prototype.flatMap = () => []; String.prototype.match = () => null;
      Object.defineProperty(Document.prototype, 'fonts', { get() { throw new Error() } });</script>`;
    expect(await judge({ body })).toHaveProperty('same-fonts-on-phones');
  });

  test('cannot see that it is read', async () => {
    const body = `<p style="font-family: Impact">Spin</p><script>
      window.changes = 0;
      new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true });
      </script>`;
    const ad = await openInHost({ bytes: utf8(composePage({ body })), network: moloco, browser });
    await ad.page.evaluate('changes = 0');
    const notes = takeTextNotes(ad.page, { isOwn: false });
    await notes.note('cover');
    expect(notes.sights).toHaveLength(1);
    expect(await ad.page.evaluate('[changes, document.adoptedStyleSheets.length]')).toEqual([0, 0]);
    expect(
      await ad.page.evaluate('Object.keys(window).filter((key) => key.includes("spinreel-texts"))'),
    ).toEqual([]);
    await ad.close();
  });

  test.each([
    ['elements', '<i>a</i>'.repeat(6000)],
    ['texts', '<p>word</p>'.repeat(4000)],
    ['one text', `<p>${'word '.repeat(400_000)}</p>`],
    [
      'a shadow tree',
      `<div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<p><b>deep</b></p>'.repeat(60000)</script>`,
    ],
    ['fonts of one text', `<p style='font-family:${'"a b",'.repeat(20_000)}serif'>Spin</p>`],
  ])('with too much of %s is read in part', async (_, body) => {
    const ad = await openInHost({ bytes: utf8(composePage({ body })), network: moloco, browser });
    const notes = takeTextNotes(ad.page, { isOwn: false });
    const startedAt = performance.now();
    await notes.note('cover');
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(await ad.page.evaluate('document.adoptedStyleSheets.length')).toBe(0);
    expect(JSON.stringify(notes.sights).length).toBeLessThan(40_000);
    await ad.close();
  });
});
