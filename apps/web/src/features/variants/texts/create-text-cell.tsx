import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { translatableFields } from '@spinreel/config-schema/ad/variants/translatable-paths';
import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import { getBaseLanguage, findTranslation, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { findOrigin } from '@spinreel/variants/resolve/find-origin';
import { readPath } from '@spinreel/variants/resolve/field-path';
import { noneMarker } from '@spinreel/variants/sheets/write-cell';
import { findTextState, type SourceText, type TextState } from '@spinreel/variants/texts/list-texts';
import { Check, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { readHandle } from '../../../ad-draft/variants/field-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { GridCell } from '../../../ui/grid/grid-model.ts';
import { createFileOptions } from '../files/create-file-options.ts';
import type { AdFiles } from '../files/use-files.ts';
import { LengthMark } from './length-mark.tsx';
import { findBudget, type LanguageBudgets } from './text-length.ts';
import type { TextRow } from './text-rows.ts';
import styles from './texts-table.module.css';

interface TextCellOptions {
  readonly document: AdDocument;
  readonly row: TextRow;
  /** Null is the column of the texts themselves. */
  readonly language: AdLanguage | null;
  readonly files: AdFiles;
  /** The translation in the phrase book, shown while there is no other. */
  readonly suggestion: string | null;
  readonly onAccept: () => void;
  readonly budgets: LanguageBudgets;
}

/** Returns what a cell of the table of texts contains. */
export function createTextCell(options: TextCellOptions): GridCell {
  const { document, row, language, files, budgets } = options;
  if (language === null) return createSourceCell({ document, row, files, budgets });
  return row.kind === 'text'
    ? createTranslationCell({ ...options, text: row.text, language })
    : createImageCell({ document, path: row.path, language, files });
}

function createSourceCell(
  options: Pick<TextCellOptions, 'document' | 'row' | 'files' | 'budgets'>,
): GridCell {
  const { document, row, files, budgets } = options;
  if (row.kind === 'image') {
    const image = files.find(readHandle(readPath(document, row.path)) ?? '');
    return {
      text: row.name,
      shown: (
        <span className={styles.source}>
          <span className={styles.field}>Image</span>
          <span className={styles.image}>
            {image !== undefined && <img src={image.url} alt="" loading="lazy" />}
            {row.name}
          </span>
        </span>
      ),
    };
  }
  const { path, source, variantIds } = row.text;
  const name = nameField(path);
  return {
    text: source,
    shown: (
      <span className={styles.source}>
        <span className={styles.head}>
          <span className={styles.field}>{name}</span>
          <LengthMark
            text={source}
            budget={findBudget(budgets, { language: getBaseLanguage(document), path, variantIds })}
          />
          {variantIds.length > 1 && <span className={styles.uses}>{` · ${variantIds.length} variants`}</span>}
        </span>
        <span className={styles.text} dir="auto">
          {source}
        </span>
      </span>
    ),
  };
}

function createTranslationCell(
  options: TextCellOptions & { text: SourceText; language: AdLanguage },
): GridCell {
  const { document, text, language, suggestion, onAccept, budgets } = options;
  const { path, source, variantIds } = text;
  const translation = findTranslation(document, { language, path, source });
  const state = findTextState(document, text, language);
  const { Icon, label } = states[state];
  const { maxLength } = translatableFields[path];
  return {
    text: translation?.text ?? '',
    language,
    editor: { kind: 'text', maxLength, language },
    shown: (
      <span className={styles.translation}>
        {translation === undefined ? (
          state === 'untranslated' &&
          suggestion !== null && (
            <span className="text-faint italic ellipsis">
              Suggestion: <bdi lang={language}>{suggestion}</bdi>
            </span>
          )
        ) : (
          <span className={styles.text} lang={language} dir={languageFacts[language].direction}>
            {translation.text}
          </span>
        )}
        <span className={styles.state} data-state={state}>
          <Icon aria-hidden="true" />
          {label}
          <LengthMark
            text={translation?.text ?? null}
            budget={findBudget(budgets, { language, path, variantIds })}
          />
          {state === 'unconfirmed' && (
            <Button
              size="small"
              variant="quiet"
              className={styles.accept}
              icon={<Check />}
              tabIndex={-1}
              onClick={onAccept}
            >
              Accept
            </Button>
          )}
        </span>
      </span>
    ),
  };
}

function createImageCell(options: {
  document: AdDocument;
  path: Extract<TextRow, { kind: 'image' }>['path'];
  language: AdLanguage;
  files: AdFiles;
}): GridCell {
  const { document, path, language, files } = options;
  const key = { variantId: null, language };
  const handle = readHandle(readPath(resolveVariant(document, key), path));
  const isInherited = findOrigin(document, { key, path }) === 'inherited';
  const image = handle === null ? undefined : files.find(handle);
  return {
    text: handle ?? noneMarker,
    copied: image?.name ?? noneMarker,
    editor: { kind: 'choice', options: createFileOptions(files, 'image') },
    ...(isInherited && { isDimmed: true, note: 'inherited' }),
    shown: (
      <span className={styles.image}>
        {image !== undefined && <img src={image.url} alt="" loading="lazy" />}
        {image?.name ?? 'none'}
      </span>
    ),
  };
}

/** How far a text is translated. */
const states: Record<TextState, { Icon: LucideIcon; label: string }> = {
  untranslated: { Icon: CircleDashed, label: 'Untranslated' },
  unconfirmed: { Icon: CircleDot, label: 'Unconfirmed' },
  confirmed: { Icon: CircleCheck, label: 'Confirmed' },
  replaced: { Icon: CircleCheck, label: 'Replaced in this language' },
};
