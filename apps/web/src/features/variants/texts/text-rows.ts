import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { findTextState, listSourceTexts, type SourceText } from '@spinreel/variants/texts/list-texts';

/** A row of the table of texts: a text to translate, or an image that may differ by language. */
export type TextRow =
  | { readonly kind: 'text'; readonly text: SourceText }
  | {
      readonly kind: 'image';
      readonly path: OverridablePath;
      readonly slot: ImageSlot;
      readonly name: string;
    };

/** The images that often contain words. */
const imageRows: readonly TextRow[] = [
  { kind: 'image', path: 'assets.coverImage', slot: 'coverImage', name: 'Cover image' },
  { kind: 'image', path: 'assets.outroImage', slot: 'outroImage', name: 'Outro image' },
  { kind: 'image', path: 'assets.winningBadgeImage', slot: 'winningBadgeImage', name: 'Winning badge image' },
];

/** Lists the rows of the table of texts: the texts of the base and of all variants, each once, then the images. */
export function listTextRows(
  document: AdDocument,
  { languages, isOpenOnly }: { languages: readonly AdLanguage[]; isOpenOnly: boolean },
): TextRow[] {
  const rows = listSourceTexts(document).map((text): TextRow => ({ kind: 'text', text }));
  if (!isOpenOnly) return [...rows, ...imageRows];
  const isOpen = (text: SourceText) =>
    languages.some((language) =>
      ['untranslated', 'unconfirmed'].includes(findTextState(document, text, language)),
    );
  return rows.filter((row) => row.kind === 'text' && isOpen(row.text));
}
