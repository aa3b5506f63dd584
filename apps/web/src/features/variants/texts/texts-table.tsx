import { translatableFields } from '@spinreel/config-schema/ad/variants/translatable-paths';
import {
  defaultLanguage,
  languageFacts,
  type AdLanguage,
} from '@spinreel/config-schema/languages/ad-languages';
import { getBaseLanguage, findTranslation } from '@spinreel/variants/resolve/resolve-variant';
import { listSourceTexts, listTranslationStates, type SourceText } from '@spinreel/variants/texts/list-texts';
import { useCallback, useMemo, useState } from 'react';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import type { TranslationEdit } from '../../../ad-draft/variants/edit-translations.ts';
import { DataGrid } from '../../../ui/grid/data-grid.tsx';
import type { CellEdit, EditReason, GridColumn } from '../../../ui/grid/grid-model.ts';
import type { GridRange } from '../../../ui/grid/grid-range.ts';
import { useColumnChoices } from '../controls/column-choices.ts';
import { showRefused } from '../controls/show-refused.ts';
import { uploadOption } from '../files/create-file-options.ts';
import { ImageInput, type ImageRequest } from '../files/image-input.tsx';
import { uploadVariantImage } from '../files/upload-variant-image.ts';
import { useFiles } from '../files/use-files.ts';
import { createTextCell } from './create-text-cell.tsx';
import { LanguageHeader } from './language-header.tsx';
import { NoLanguages } from './no-languages.tsx';
import { readTextEdits, type LanguageEdits } from './read-text-edits.ts';
import { StaleTranslations } from './stale-translations.tsx';
import { suggestTranslation, usePhraseBooks } from './suggest-translation.ts';
import { findBudget, isTooLong, type LanguageBudgets } from './text-length.ts';
import { listTextRows } from './text-rows.ts';
import { TextsToolbar } from './texts-toolbar.tsx';
import { useTranslationEdits } from './use-translation-edits.ts';
import styles from './texts-table.module.css';

/** The texts of the base and of all variants, each once, with a column for each language, and how long each may be. */
export function TextsTable({ budgets }: { budgets: LanguageBudgets }) {
  const dispatch = useDraftDispatch();
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const files = useFiles();
  const edits = useTranslationEdits();
  const baseLanguage = getBaseLanguage(ad);
  const allStates = useMemo(() => listTranslationStates(ad), [ad]);
  const columnChoices = useColumnChoices('texts');
  const { find } = columnChoices;
  const isLanguageShown = useCallback((language: string) => find(language) !== false, [find]);
  const states = useMemo(
    () => allStates.filter(({ language }) => isLanguageShown(language)),
    [allStates, isLanguageShown],
  );
  const languageList = states.map(({ language }) => language).join(' ');
  const languages = useMemo(
    () => languageList.split(' ').filter((language) => language !== '') as AdLanguage[],
    [languageList],
  );
  const books = usePhraseBooks([...new Set([defaultLanguage, baseLanguage, ...languages])]);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  const rows = useMemo(() => listTextRows(ad, { languages, isOpenOnly }), [ad, languages, isOpenOnly]);
  const [range, setRange] = useState<GridRange>({ top: 0, left: 1, bottom: 0, right: 1 });
  const [imageRequest, setImageRequest] = useState<ImageRequest<CellEdit> | null>(null);
  const suggest = useCallback(
    ({ path, source }: SourceText, language: AdLanguage) =>
      suggestTranslation(
        { path, source },
        {
          from: [baseLanguage, defaultLanguage],
          to: language,
          books,
          maxLength: translatableFields[path].maxLength,
        },
      ),
    [baseLanguage, books],
  );
  const { accept } = edits;
  const getCell = useCallback(
    (index: number, column: number) => {
      const row = rows[index];
      if (row === undefined) return { text: '' };
      const language = languages[column - 1] ?? null;
      const text = row.kind === 'text' ? row.text : null;
      return createTextCell({
        document: ad,
        row,
        language,
        files,
        suggestion: language === null || text === null ? null : suggest(text, language),
        budgets,
        onAccept: () => {
          if (text !== null && language !== null) accept([{ language, ...text }]);
        },
      });
    },
    [ad, rows, languages, files, suggest, accept, budgets],
  );
  const write = ({ texts, languageImages, refused }: LanguageEdits, name: string) => {
    edits.write(texts, languageImages, name);
    showRefused(refused);
  };
  const edit = (changed: CellEdit[], reason: EditReason) => {
    const [first] = changed;
    const row = first === undefined ? undefined : rows[first.row];
    if (first?.text === uploadOption && row?.kind === 'image') {
      setImageRequest({ slot: row.slot, target: first });
      return;
    }
    const read = readTextEdits(changed, { rows, languages, findFile: files.findHandle, reason });
    const count = read.texts.length + read.languageImages.length;
    if (count > 0 || read.refused.length > 0)
      write(read, count === 1 ? 'change translation' : `change ${count} translations`);
  };
  const selected = listSelected(range, { rowCount: rows.length, languages }).flatMap(({ row, language }) => {
    const entry = rows[row];
    if (entry?.kind !== 'text') return [];
    const key = { language, path: entry.text.path, source: entry.text.source };
    return findTranslation(ad, key)?.isConfirmed === false ? [key] : [];
  });
  const columns = useMemo((): GridColumn[] => {
    const listFills = (language: AdLanguage, untranslated: readonly SourceText[]) =>
      untranslated.flatMap(({ path, source, variantIds }): TranslationEdit[] => {
        const text = suggest({ path, source, variantIds }, language);
        return text === null ? [] : [{ language, path, source, text, isConfirmed: false }];
      });
    const sourceTexts = listSourceTexts(ad);
    return [
      { id: 'source', title: `Texts in ${languageFacts[baseLanguage].englishName}`, widthPx: 260 },
      ...states.map(({ language, untranslated, unconfirmed }): GridColumn => {
        const fills = listFills(language, untranslated);
        const { englishName } = languageFacts[language];
        const tooLong = sourceTexts.filter(({ path, source, variantIds }) => {
          const text = findTranslation(ad, { language, path, source })?.text ?? '';
          return isTooLong(text, findBudget(budgets, { language, path, variantIds }));
        });
        return {
          id: language,
          title: englishName,
          widthPx: 288,
          header: (
            <LanguageHeader
              language={language}
              untranslatedCount={untranslated.length}
              unconfirmedCount={unconfirmed.length}
              suggestionCount={fills.length}
              tooLongCount={tooLong.length}
              onAcceptAll={() => edits.accept(unconfirmed.map((text) => ({ language, ...text })))}
              onFill={() => edits.write(fills, [], `fill ${englishName} from the phrase book`)}
              onRemove={() => edits.setLanguage(language, false)}
            />
          ),
        };
      }),
    ];
  }, [ad, baseLanguage, budgets, states, suggest, edits]);
  const hasLanguages = allStates.length > 0;
  const setLanguage = (language: AdLanguage, isUsed: boolean) => {
    edits.setLanguage(language, isUsed);
    if (isUsed && !isLanguageShown(language)) columnChoices.choose(language, true);
  };
  return (
    <section className={styles.table} aria-label="Texts">
      <TextsToolbar
        {...{ baseLanguage, isChoosing, isOpenOnly }}
        languages={allStates.map(({ language }) => language)}
        selectedCount={selected.length}
        isShown={isLanguageShown}
        onChoosing={setIsChoosing}
        onToggleLanguage={setLanguage}
        onToggleColumn={columnChoices.choose}
        onAccept={() => edits.accept(selected)}
        onToggleOpenOnly={() => setIsOpenOnly(!isOpenOnly)}
      />
      {!hasLanguages && <NoLanguages baseLanguage={baseLanguage} onAdd={() => setIsChoosing(true)} />}
      {hasLanguages && languages.length === 0 && (
        <p className={styles.done}>All languages are hidden. Choose the ones to show in Columns.</p>
      )}
      {languages.length > 0 && rows.length === 0 && (
        <p className={styles.done}>All texts are translated and confirmed.</p>
      )}
      {languages.length > 0 && rows.length > 0 && (
        <DataGrid
          label="Texts"
          columns={columns}
          rowCount={rows.length}
          rowHeightPx={72}
          headerHeightPx={112}
          getRowId={(row) => {
            const entry = rows[row];
            return entry?.kind === 'text' ? `${entry.text.path} ${entry.text.source}` : (entry?.path ?? '');
          }}
          getCell={getCell}
          onEdit={edit}
          onSelect={setRange}
        />
      )}
      <StaleTranslations
        states={allStates}
        onRemove={(keys) =>
          edits.write(
            keys.map((key) => ({ ...key, text: null, isConfirmed: false })),
            [],
            'remove unused translation',
          )
        }
      />
      <ImageInput
        request={imageRequest}
        onFile={async ({ slot, target }, file) => {
          const handle = await dispatch(uploadVariantImage(slot, file));
          if (handle !== null) edit([{ ...target, text: handle }], 'type');
        }}
      />
    </section>
  );
}

function listSelected(
  { top, left, bottom, right }: GridRange,
  { rowCount, languages }: { rowCount: number; languages: readonly AdLanguage[] },
): { row: number; language: AdLanguage }[] {
  const rowIndexes = Array.from({ length: Math.min(bottom + 1, rowCount) - top }, (_, index) => top + index);
  return languages
    .slice(Math.max(0, left - 1), right)
    .flatMap((language) => rowIndexes.map((row) => ({ row, language })));
}
