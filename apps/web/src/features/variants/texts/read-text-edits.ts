import type { Problem } from '@spinreel/config-schema/problems/problem';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import type { TranslationEdit } from '../../../ad-draft/variants/edit-translations.ts';
import { readFieldText, type FindFile } from '../../../ad-draft/variants/field-texts.ts';
import type { CellEdit, EditReason } from '../../../ui/grid/grid-model.ts';
import type { TextRow } from './text-rows.ts';
import type { LanguageImage } from './use-translation-edits.ts';

/** What edits of the table of texts change, and the texts that were refused. */
export interface LanguageEdits {
  readonly texts: TranslationEdit[];
  readonly languageImages: LanguageImage[];
  readonly refused: Problem[];
}

interface TextEditContext {
  readonly rows: readonly TextRow[];
  readonly languages: readonly AdLanguage[];
  readonly findFile: FindFile;
  /** A typed translation is confirmed. One that is pasted or filled in may come from a machine, so somebody has to accept it. */
  readonly reason: EditReason;
}

/** Reads edits of the table of texts. Cells outside of it and the texts themselves are left out. */
export function readTextEdits(
  edits: readonly CellEdit[],
  { rows, languages, findFile, reason }: TextEditContext,
): LanguageEdits {
  const result: LanguageEdits = { texts: [], languageImages: [], refused: [] };
  for (const { row: index, column, text } of edits) {
    const { [index]: row } = rows;
    const { [column - 1]: language } = languages;
    if (row === undefined || language === undefined) continue;
    const field = row.kind === 'image' ? row : { path: row.text.path, name: nameField(row.text.path) };
    const read = readFieldText(text ?? '', field, { row: index, column, findFile });
    if (!read.ok) result.refused.push(read.problem);
    else if (row.kind === 'image')
      result.languageImages.push({ language, path: row.path, image: read.value as LanguageImage['image'] });
    else
      result.texts.push({
        ...{ language, path: row.text.path, source: row.text.source },
        text: typeof read.value === 'string' ? read.value : null,
        isConfirmed: reason === 'type',
      });
  }
  return result;
}
