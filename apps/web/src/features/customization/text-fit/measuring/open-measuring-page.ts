import type { Size } from '@spinreel/ad-runtime/layout/rect';
import playerStyle from '@spinreel/ad-runtime/player-style.css?inline';
import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { legalFont, textWeights, type FontChoice } from '@spinreel/config-schema/options/appearance/fonts';
import { getAssetUrl, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { createCjkFaces } from '../../../../ui/ad/cjk-fonts.ts';
import { createBrandFont, createOpenFonts } from '../../../../ui/ad/open-fonts.ts';
import type { FittedText } from '../fitted-text.ts';
import { layOutTexts } from './lay-out-texts.ts';

/** A page that nobody sees, in which the player lays out ads. */
export interface MeasuringPage {
  /** Loads the fonts of an ad's texts. Texts whose font cannot be loaded are measured in another one, as in an ad. */
  loadFonts: (ad: RuntimeAd) => Promise<void>;
  /** Lays out the screens of an ad on a page of this size. */
  measure: (ad: RuntimeAd, page: Size) => Promise<FittedText[]>;
  close: () => void;
}

/** Nothing moves, because boxes in motion have no fixed position. */
const stillStyle = '*,*::before,*::after{animation:none!important;transition:none!important}';

/**
 * Opens a page with the player's style sheet and the fonts of an ad. It is a separate page, because the player's sizes depend
 * on the size of the window.
 */
export async function openMeasuringPage({
  branding,
  brandFont,
}: Pick<ResolvedAd, 'branding' | 'brandFont'>): Promise<MeasuringPage> {
  const frame = document.createElement('iframe');
  frame.title = 'Text measurement';
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.dataset['testid'] = 'text-measurement';
  frame.style.cssText =
    'position:fixed;top:0;left:0;border:0;visibility:hidden;pointer-events:none;contain:strict';
  // Without a document type, the layout would follow other rules.
  frame.srcdoc = '<!doctype html><style>body{margin:0}</style>';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (view === null) throw new Error('The page for measuring texts was removed');
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(playerStyle + stillStyle);
  view.document.adoptedStyleSheets = [sheet];
  const { fonts } = view.document;
  const hasOpenFonts = !branding.useSystemFonts;
  if (hasOpenFonts) for (const face of createOpenFonts(view.FontFace)) fonts.add(face);
  const brandFaces: FontFace[] = [];
  if (brandFont !== null) {
    const font = { url: getAssetUrl(parseAssetId(brandFont) ?? ''), unicodeRange: 'U+0-10FFFF' };
    brandFaces.push(...createBrandFont(font, { hasOpenFonts }, view.FontFace));
    for (const face of brandFaces) fonts.add(face);
  }
  return {
    async loadFonts(ad) {
      if (hasOpenFonts) await addCjkFonts(ad, view);
      // Browsers prefer the last of several.
      for (const face of brandFaces) fonts.delete(face);
      for (const face of brandFaces) fonts.add(face);
      const loading = listTypefaces(ad).map(({ family, weight, text }) =>
        fonts.load(`${weight} 16px "${family}"`, text).catch(() => []),
      );
      await Promise.all(loading);
      await fonts.ready;
    },
    async measure(ad, { width, height }) {
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      await waitForSize(view, { width, height });
      const { documentElement } = view.document;
      documentElement.lang = ad.language;
      documentElement.dir = languageFacts[ad.language].direction;
      return layOutTexts(view, ad);
    },
    close: () => frame.remove(),
  };
}

/** Adds the characters that only the fonts for Chinese, Japanese and Korean have. Without a connection, the device draws them. */
async function addCjkFonts(ad: RuntimeAd, view: Window & typeof globalThis): Promise<void> {
  const typefaces = listTypefaces(ad);
  const texts = typefaces.map(({ text }) => text);
  const faces = await createCjkFaces(texts.join(''), {
    order: orderCjkFonts({ language: ad.language, texts }),
    families: [...new Set(typefaces.map(({ family }) => family))],
    brandRange: '',
    Face: view.FontFace,
  }).catch(() => []);
  for (const face of faces) view.document.fonts.add(face);
}

/** A page learns its new size and the media queries for it when it is next painted, not when it is laid out. */
async function waitForSize(view: Window, { width, height }: Size): Promise<void> {
  // On a busy machine, a page is not painted every time.
  const maxPaints = 120;
  const hasSize = () => view.innerWidth === width && view.innerHeight === height;
  if (hasSize()) return;
  for (let count = 0; count < maxPaints && !hasSize(); count += 1) {
    await waitForPaint();
  }
  if (!hasSize()) throw new Error('The page for measuring texts does not get its size');
  await waitForPaint();
}

async function waitForPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Returns the texts of an ad with what they are set in. */
function listTypefaces(ad: RuntimeAd): { family: FontChoice; weight: number; text: string }[] {
  const { cover, gameplay, outro, legal, texts } = ad;
  const { fontFamily, fontWeight, label } = cover.button;
  const ofSpin = [label, gameplay.button.spinningLabel ?? '', ...texts.spinsLeft].join('');
  const { name = '', rating = null } = outro.app ?? {};
  const ofOutro = [outro.button.label, name, rating?.text ?? '', rating?.note ?? ''].join('');
  return [
    { family: fontFamily, weight: fontWeight, text: ofSpin },
    ...[cover.text, outro.headline]
      .filter((text) => text !== null)
      .map((text) => ({ family: text.fontFamily, weight: text.fontWeight, text: text.content })),
    { family: outro.button.fontFamily, weight: outro.button.fontWeight, text: ofOutro },
    ...Object.values(legal).flatMap((screen) => [
      { family: legalFont, weight: textWeights.bold, text: screen?.ageMark?.text ?? '' },
      { family: legalFont, weight: textWeights.regular, text: screen?.text?.lines.join('') ?? '' },
    ]),
  ].filter(({ text }) => text !== '');
}
