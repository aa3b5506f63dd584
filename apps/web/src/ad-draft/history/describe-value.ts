import { labelMarket, marketIds } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels, productTypes } from '@spinreel/config-schema/compliance/product-types';
import { adLanguages, languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import type { DocumentEdit } from './list-edits.ts';

/** Longer texts are shortened. */
const maxTextLength = 40;

/** Describes a text, a choice or a number as people know it; null for other values, such as positions. */
export function describeValue({ path, ...edit }: DocumentEdit, side: 'before' | 'after'): string | null {
  const value = edit[side];
  const field = path.at(-1) ?? '';
  if (typeof value === 'number') {
    if (field === 'x' || field === 'y' || path.includes('reels')) return null;
    return field === 'volume' || field === 'videoSize' || path[0] === 'sizes'
      ? `${Math.round(value * 100)} %`
      : String(Math.round(value * 100) / 100);
  }
  if (value === undefined || value === null || value === '') return 'empty';
  return typeof value === 'string' ? (nameChoice(path.join('.'), value) ?? shorten(value)) : null;
}

/** Returns the name of the file with a handle; null if it is unknown. */
export type NameFile = (handle: string) => string | null;

/**
 * Returns the name of the file before or after an edit that places one; null if there is none. An edit replaces the whole
 * asset or its handle.
 */
export function findFileName(
  file: DocumentEdit,
  side: 'before' | 'after',
  nameFile: NameFile,
): string | null {
  const { [side]: value } = file;
  const handle =
    typeof value === 'object' && value !== null ? (value as { filePath?: unknown }).filePath : value;
  const name = typeof handle === 'string' && handle !== '' ? nameFile(handle) : null;
  return name === null ? null : shorten(name);
}

/** The fields whose values are ids that read like names: 'flashy-stacked'. */
const readableIds: ReadonlySet<string> = new Set([
  'cta.buttonStyle',
  'cta.animationType',
  'assets.background.type',
  'cta.coverTextStyle',
  'lettering.preset',
  'lettering.fill',
  'lettering.fontWeight',
  'lettering.textCase',
  'lettering.shadow',
]);

/** Returns the name of a chosen id; null if the field is no choice, or its ids are names already. */
function nameChoice(field: string, id: string): string | null {
  const market = marketIds.find((known) => known === id);
  if (field === 'compliance.market' && market !== undefined) return labelMarket(market);
  const product = productTypes.find((known) => known === id);
  if (field === 'compliance.product' && product !== undefined) return productTypeLabels[product];
  const language = adLanguages.find((known) => known === id);
  if (field === 'compliance.language' && language !== undefined) return languageFacts[language].englishName;
  if (!readableIds.has(field)) return null;
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ');
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length <= maxTextLength ? text : `${letters.slice(0, maxTextLength - 1).join('')}…`;
}
