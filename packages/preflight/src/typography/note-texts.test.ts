import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { expectReadInPart, judgeType } from '../../test/typography/judge-type.ts';
import { composePage } from '../../test/typography/note-page.ts';
import { typedPages } from '../../test/typography/typed-pages.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { openInHost } from '../play-in-host.ts';
import { takeTextNotes } from './note-texts.ts';

const { moloco } = networks;

const browser = await launchBrowser();

/** The first page for each set of broken rules. All: note-texts.proof.ts. */
const chosenPages = [
  ...Map.groupBy(typedPages, ([, , expected]) => Object.keys(expected).join()).values(),
].flatMap((pages) => pages.slice(0, 1));

// Requirement: preflight.behaviour
describe('the type of a page with', () => {
  test.each(chosenPages)('%s', async (_, page, expected) => {
    expect(await judgeType(page, browser)).toEqual(expected);
  });
});

describe('a hostile page', () => {
  test('cannot change what is read', async () => {
    const body = `<p style="font-family: Impact">Spin</p><script>
      Range.prototype.getClientRects = () => []; Document.prototype.elementsFromPoint = () => [];
      window.getComputedStyle = () => ({}); Array.prototype.flatMap = () => []; String.prototype.match = () => null;
      Object.defineProperty(Document.prototype, 'fonts', { get() { throw new Error() } });</script>`;
    expect(await judgeType({ body }, browser)).toHaveProperty('same-fonts-on-phones');
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

  test('with too much in a shadow tree is read in part', async () => {
    const fill = `attachShadow({ mode: 'open' }).innerHTML = '<p><b>deep</b></p>'.repeat(60000)`;
    await expectReadInPart(`<div id="host"></div><script>host.${fill}</script>`, browser);
  });
});
