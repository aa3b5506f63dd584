import { saveBlob } from '../../../../lib/page/save-blob.ts';
import { playerCss } from '../../../../ui/ad/get-player-sheet.ts';
import { listLoadedFonts } from '../../../../ui/ad/open-fonts.ts';
import { copyWithShadows, waitForImages, type SavedImages } from './copy-screens.ts';
import { readFile, readImage } from './read-data-urls.ts';
import { escapeText, writeContactPage } from './write-contact-page.ts';

/** A card of the contact sheet: an ad, its drawn screens, and what a check of its texts has found. */
export interface ContactCard {
  readonly name: string;
  readonly language: string;
  readonly screens: Element;
  readonly problems: readonly string[];
}

interface SavedSheet {
  readonly title: string;
  readonly fileName: string;
  readonly cards: readonly ContactCard[];
}

/** Saves a contact sheet as one HTML file, with its images and fonts inside. */
export async function saveContactSheet(sheet: SavedSheet): Promise<void> {
  const { title, fileName, cards } = sheet;
  await document.fonts.ready;
  await Promise.all(cards.map(({ screens }) => waitForImages(screens)));
  const images: SavedImages = new Map();
  const copies = cards.map((card) => writeCard(card, images));
  const html = writeContactPage({
    title,
    cards: copies,
    playerCss,
    screenCss: writeScreenRules(cards),
    fontCss: await writeFonts(),
    images: await Promise.all([...images.keys()].map(readImage)),
  });
  saveBlob(new Blob([html], { type: 'text/html' }), fileName);
}

function writeCard({ name, language, screens, problems }: ContactCard, images: SavedImages): string {
  const drawn = Array.from(screens.children, (screen) => copyWithShadows(screen, images).outerHTML).join('');
  const lines = problems.map((problem) => `<p>${escapeText(problem)}</p>`).join('');
  return `<li><div class="screens">${drawn}</div><h2><bdi>${escapeText(name)}</bdi><span>${escapeText(language)}</span></h2>${lines}</li>`;
}

/** Returns the rules of this page for the classes of the drawn screens. Their shadow trees have their own. */
function writeScreenRules(cards: readonly ContactCard[]): string {
  const classes = new Set(
    cards
      .slice(0, 1)
      .flatMap(({ screens }) =>
        [...screens.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
      ),
  );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter(
      (rule) =>
        rule instanceof CSSStyleRule && [...classes].some((name) => rule.selectorText.startsWith(`.${name}`)),
    )
    .map(({ cssText }) => cssText)
    .join('\n');
}

async function writeFonts(): Promise<string> {
  const rules = await Promise.all(
    listLoadedFonts().map(async ({ family, url, weight, unicodeRange }) => {
      const data = await readFile(url);
      return data === null
        ? ''
        : `@font-face { font-family: ${JSON.stringify(family)}; src: url("${data}"); font-weight: ${weight}; unicode-range: ${unicodeRange} }`;
    }),
  );
  return rules.join('\n');
}
