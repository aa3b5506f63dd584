import {
  adLanguages,
  defaultLanguage,
  type AdLanguage,
} from '@spinreel/config-schema/languages/ad-languages';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { createPlayerTexts } from '@spinreel/config-schema/languages/create-player-texts';
import { pausePointCounts } from '@spinreel/config-schema/options/interaction-levels';
import { imageSlots, type ShippedMedia } from '@spinreel/exporters/media/shipped-media';
import { listCelebrationColors } from '@spinreel/exporters/page/list-celebration-colors';
import type { PageContents } from '@spinreel/exporters/page/page-contents';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { openingLimits } from '../opening/open-file.ts';
import { readZip, type UnpackedFile } from '../zip/read-zip.ts';
import { readDataUri } from './read-data-uri.ts';
import type { FontFile } from '@spinreel/config-schema/ad/ad-media';
import { fontChoices } from '@spinreel/config-schema/options/appearance/fonts';

const maxPauseCount = Math.max(...pausePointCounts);

type MediaSlot = ShippedMedia['slot'];

const knownSlots: ReadonlySet<string> = new Set<MediaSlot>([...Object.values(imageSlots), 'music', 'video']);

/** Reads what a finished ad of this product contains; null if the file is damaged or of another origin. Never throws. */
export function readPageContents(bytes: Uint8Array): PageContents | null {
  const files = unpack(bytes);
  const page = files?.find(({ path }) => path.endsWith('.html'));
  if (files === null || page === undefined) return null;
  const elements = findElementsById(decodeText(page.bytes));
  const ad = parseRuntimeAd(readText(elements.get('ad-config')));
  if (ad === null) return null;

  const media: ShippedMedia[] = [];
  for (const slot of ad.slots) {
    const file = readDataUri(findDataUri(slot, elements, files));
    if (file === null) return null;
    media.push({ slot, file });
  }
  const storeUrl = readText(elements.get('store-url'));
  return {
    ad,
    storeUrls: {
      ios: readText(elements.get('store-url-ios')) || storeUrl,
      android: readText(elements.get('store-url-android')) || storeUrl,
    },
    media,
    fonts: readFontFaces(readText(elements.get('fonts'))),
  };
}

/** Unpacks a ZIP. Any other file is taken for a page. */
function unpack(bytes: Uint8Array): readonly UnpackedFile[] | null {
  const reading = readZip(bytes, openingLimits);
  if (reading.ok) return reading.files;
  const isPage = reading.problem === 'not-a-zip' && bytes.length <= openingLimits.maxUnpackedBytes;
  return isPage ? [{ path: 'index.html', bytes }] : null;
}

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** What files that were exported before ads had required texts do not contain. */
const withoutLegal: Pick<PageContents['ad'], 'language' | 'legal'> = {
  language: defaultLanguage,
  legal: { cover: null, gameplay: null, outro: null },
};

/** Parses the player's config. Checks only what is used here, because the player of the page has accepted the rest. */
function parseRuntimeAd(json: string): PageContents['ad'] | null {
  let ad: unknown;
  try {
    ad = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof ad !== 'object' || ad === null || !('name' in ad) || !('slots' in ad)) return null;
  const { name, slots } = ad;
  if (typeof name !== 'string' || !Array.isArray(slots) || slots[0] !== 'cover') return null;
  const isKnown = slots.every((slot) => knownSlots.has(slot)) && new Set(slots).size === slots.length;
  if (!isKnown) return null;
  // Not replaced in place: the order of the keys is part of the file's bytes.
  const read = { ...('legal' in ad ? {} : withoutLegal), ...(ad as PageContents['ad']) };
  const language = parseLanguage(read.language);
  // Files that were exported before ads had a language have a player with its own texts.
  const texts = 'texts' in ad ? {} : { texts: createPlayerTexts(language, maxPauseCount) };
  return completeScreens({ ...read, language, ...texts, ...('soundEffects' in ad ? {} : completeWin(read)) });
}

/** Returns what files that were exported before ads had sound effects and a win amount do not contain. */
function completeWin({ badge }: PageContents['ad']): Pick<PageContents['ad'], 'badge' | 'soundEffects'> {
  const { cta, outro } = defaults;
  const colors = listCelebrationColors({ spin: cta.color, cta: outro.color });
  return { badge: { ...badge, colors, count: null }, soundEffects: {} };
}

/** Adds what files that were exported before outros had a composition, and videos a highlight, do not contain. */
function completeScreens(ad: PageContents['ad']): PageContents['ad'] {
  const { gameplay, outro, video, slots }: Partial<PageContents['ad']> = ad;
  if (gameplay === undefined || outro === undefined || video === undefined || 'highlight' in gameplay)
    return ad;
  const composition = slots.includes('outro') ? 'image' : 'win-card';
  const cardAspect = video.widthPx / video.heightPx;
  return {
    ...ad,
    gameplay: { ...(gameplay as PageContents['ad']['gameplay']), highlight: null },
    outro: { ...outro, composition, app: null, cardAspect },
  };
}

/** Returns a language that ads can have. It becomes a part of the page's markup. */
function parseLanguage(tag: unknown): AdLanguage {
  return adLanguages.find((language) => language === tag) ?? defaultLanguage;
}

type Elements = ReadonlyMap<string, DefaultTreeAdapterMap['element']>;

/** Finds the data URI of a slot: an image of the cover, a script next to the page, or text in the page. */
function findDataUri(slot: MediaSlot, elements: Elements, files: readonly UnpackedFile[]): string {
  if (slot === 'cover' || slot === 'landscapeCover') {
    const cover = elements.get('cover');
    const image = cover?.tagName === 'div' ? cover.childNodes[slot === 'cover' ? 0 : 1] : cover;
    const attributes = image !== undefined && 'attrs' in image ? image.attrs : [];
    return attributes.find(({ name }) => name === 'src')?.value ?? '';
  }
  const script = files.find(({ path }) => path === `media-${slot}.js`);
  if (script === undefined) return readText(elements.get(`media-${slot}`));
  return decodeText(script.bytes).split("'")[3] ?? '';
}

/** Returns the elements with an id. Not recursive, because a file may be nested arbitrarily deep. */
function findElementsById(html: string): Elements {
  const found = new Map<string, DefaultTreeAdapterMap['element']>();
  const waiting: DefaultTreeAdapterMap['node'][] = [parse(html)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const id = 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined;
    if ('tagName' in node && id !== undefined) found.set(id, node);
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child);
  }
  return found;
}

/** Returns the text of an element and of the elements directly inside it. */
function readText(element: DefaultTreeAdapterMap['element'] | undefined): string {
  const nodes = element?.childNodes.flatMap((child) => ('childNodes' in child ? child.childNodes : [child]));
  return (nodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');
}

/** A rule as the exporters write it. */
const fontFace =
  /@font-face\{font-family:"([^"]+)";font-weight:(400|900);(?:unicode-range:([^;]+);)?font-display:block;src:url\(([^)]+)\)\}/g;

/** Reads the embedded fonts from the style sheet that the exporters wrote. Rules of another form are skipped. */
function readFontFaces(styleSheet: string): FontFile[] {
  return [...styleSheet.matchAll(fontFace)].flatMap(([, name, weight, unicodeRange = null, uri = '']) => {
    const family = fontChoices.find((each) => each === name);
    const file = readDataUri(uri);
    if (family === undefined || file === null) return [];
    return [{ ...file, family, weight: weight === '900' ? 900 : 400, unicodeRange } as const];
  });
}
