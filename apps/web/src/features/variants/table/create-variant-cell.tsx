import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { noneMarker, writeCell } from '@spinreel/variants/sheets/write-cell';
import { Copy, Film, Music } from 'lucide-react';
import { readField } from '../../../ad-draft/variants/edit-variants.ts';
import { humanizeChoice, readHandle } from '../../../ad-draft/variants/field-texts.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import type { CellEditor, GridCell } from '../../../ui/grid/grid-model.ts';
import { createFileOptions } from '../files/create-file-options.ts';
import { findFieldMedium } from '../files/name-files.ts';
import type { AdFiles } from '../files/use-files.ts';
import type { VariantColumn } from './apply-cell-edits.ts';
import { VariantThumb } from './variant-thumb.tsx';
import styles from './variants-table.module.css';

interface CellOptions {
  readonly ad: AdDocument;
  /** Null is the base. */
  readonly variant: Variant | null;
  readonly column: VariantColumn;
  readonly files: AdFiles;
  /** The name of another variant with the same content; undefined if there is none. */
  readonly equalTo: string | undefined;
}

/** Returns what a cell of the table of variants contains. */
export function createVariantCell({ ad, variant, column, files, equalTo }: CellOptions): GridCell {
  const variantId = variant?.id ?? null;
  switch (column.kind) {
    case 'name': {
      const name = nameVariant(ad, variantId, nameFileIn(files));
      return {
        text: variant?.name ?? '',
        copied: name,
        shown: (
          <span className={styles.name}>
            <VariantThumb ad={ad} variantId={variantId} screen="cover" />
            <span className="stack gap-1 shrinks">
              <span className={styles.nameText} data-base={variant === null || undefined} dir="auto">
                {name}
              </span>
              {equalTo !== undefined && (
                <span className={styles.equal}>
                  <Copy /> Same as {equalTo}
                </span>
              )}
            </span>
          </span>
        ),
        ...(variant !== null && { editor: { kind: 'text', maxLength: textLimits.variantName } }),
      };
    }
    case 'screen':
      return {
        text: '',
        shown: <VariantThumb ad={ad} variantId={variantId} screen={column.screen} />,
      };
    case 'field':
      return createFieldCell({ ad, variant, field: column.field, files });
  }
}

function createFieldCell(options: Pick<CellOptions, 'ad' | 'variant' | 'files'> & { field: VariantField }) {
  const { ad, variant, field, files } = options;
  const { value, isOwn } = readField(ad, { variant, path: field.path });
  const editor = createEditor(field, files);
  const handle = readHandle(value);
  const copied = writeCell(field.path, value, nameFileIn(files));
  const { kind } = field.definition;
  const cell: GridCell = {
    text:
      kind === 'image' || kind === 'media'
        ? (handle ?? noneMarker)
        : kind === 'flag'
          ? copied
          : writeSimple(value),
    copied,
    shown:
      kind === 'times' ? (
        <TimesValue value={value} />
      ) : (
        <FieldValue
          field={field}
          text={handle === null ? writeSimple(value) : copied}
          url={handle === null ? null : files.find(handle)?.url}
        />
      ),
    ...(editor !== null && { editor }),
    ...(!isOwn && { isDimmed: true }),
    note: [...(isOwn ? [] : ['inherited']), ...(editor === null ? [notTyped] : [])].join(', ') || undefined,
  };
  return cell;
}

/** Why a cell cannot be typed into. */
const notTyped = 'set in step 2';

/** Returns a text, a number or a flag as a text; empty for other values. */
function writeSimple(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function FieldValue(props: { field: VariantField; text: string; url: string | null | undefined }) {
  const { field, text, url } = props;
  const { kind } = field.definition;
  if (text === '') return <span className="text-faint italic">{kind === 'text' ? 'empty' : 'none'}</span>;
  if (kind === 'color')
    return (
      <span className="row gap-2 shrinks">
        <span className={styles.swatch} style={{ background: text }} /> {text}
      </span>
    );
  if (kind === 'image')
    return (
      <span className="row gap-2 shrinks">
        {url && <img src={url} alt="" loading="lazy" className={styles.image} />}
        <span className={styles.fileName}>{text}</span>
      </span>
    );
  if (kind === 'media') {
    const Icon = field.definition.slot === 'gameplayVideo' ? Film : Music;
    return (
      <span className="row gap-2 shrinks">
        <Icon aria-hidden="true" className={styles.icon} />
        <span className={styles.fileName}>{text}</span>
      </span>
    );
  }
  const shown = kind === 'flag' ? nameFlag(text === 'true') : kind === 'choice' ? humanizeChoice(text) : text;
  return (
    <span className={styles.text} dir="auto">
      {shown}
    </span>
  );
}

/** Times in the video: '00:01.50 to 00:12.00' of a trim, and '00:03.00, 00:07.50' of pauses. */
function TimesValue({ value }: { value: unknown }) {
  const text = describeTimes(value);
  return text === '' ? (
    <span className="text-faint italic">none</span>
  ) : (
    <span className="digits">{text}</span>
  );
}

function describeTimes(value: unknown): string {
  if (Array.isArray(value))
    return (value as PausePoint[]).map(({ timestamp }) => formatTimecode(timestamp)).join(', ');
  if (!isPlainObject(value)) return '';
  return [value['startSeconds'], value['endSeconds']]
    .flatMap((seconds) => (typeof seconds === 'number' ? [formatTimecode(seconds)] : []))
    .join(' to ');
}

/** Returns how a field is edited in the table; null if it is not. */
export function createEditor({ path, definition }: VariantField, files: AdFiles): CellEditor | null {
  switch (definition.kind) {
    case 'text':
      return { kind: 'text', maxLength: definition.maxLength };
    case 'color':
      return { kind: 'text', maxLength: '#RRGGBB'.length };
    case 'amount':
      return { kind: 'text', maxLength: longestNumber };
    case 'flag':
      return {
        kind: 'choice',
        options: flagOptions,
      };
    case 'choice': {
      // A field without a default follows another one until something is chosen.
      const options = definition.default === undefined ? ['', ...definition.options] : definition.options;
      return {
        kind: 'choice',
        options: options.map((value) => ({ value, label: value === '' ? 'Default' : humanizeChoice(value) })),
      };
    }
    case 'image':
    case 'media':
      return { kind: 'choice', options: createFileOptions(files, findFieldMedium(path)) };
    case 'times':
      return null;
  }
}

const flagOptions = [true, false].map((flag) => ({ value: writeFlag(flag), label: nameFlag(flag) }));

/** Returns a flag as sheets write it. */
function writeFlag(flag: boolean): string {
  return flag ? 'yes' : 'no';
}

function nameFlag(flag: boolean): string {
  return flag ? 'On' : 'Off';
}

const longestNumber = 12;

function nameFileIn(files: AdFiles) {
  return (handle: string) => files.find(handle)?.name ?? null;
}
