import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { noneMarker, writeCell } from '@spinreel/variants/sheets/write-cell';
import { Copy } from 'lucide-react';
import { readField } from '../../../ad-draft/variants/edit-variants.ts';
import { humanizeChoice, readHandle } from '../../../ad-draft/variants/field-texts.ts';
import type { VariantField } from '../../../ad-draft/variants/variant-fields.ts';
import type { CellEditor, GridCell } from '../../../ui/grid/grid-model.ts';
import { createImageOptions } from '../images/create-image-options.ts';
import type { AdImages } from '../images/use-images.ts';
import type { VariantColumn } from './apply-cell-edits.ts';
import { VariantThumb } from './variant-thumb.tsx';
import styles from './variants-table.module.css';

interface CellOptions {
  readonly ad: AdDocument;
  /** Null is the base. */
  readonly variant: Variant | null;
  readonly column: VariantColumn;
  readonly images: AdImages;
  /** The name of another variant with the same content; undefined if there is none. */
  readonly equalTo: string | undefined;
}

/** Returns what a cell of the table of variants contains. */
export function createVariantCell({ ad, variant, column, images, equalTo }: CellOptions): GridCell {
  const variantId = variant?.id ?? null;
  switch (column.kind) {
    case 'name': {
      const name = nameVariant(ad, variantId, nameFileIn(images));
      return {
        text: variant?.name ?? '',
        copied: name,
        shown: (
          <span className={styles.name}>
            <VariantThumb ad={ad} variantId={variantId} screen="cover" />
            <span className={styles.nameTexts}>
              <span className={styles.nameText} data-base={variant === null || undefined} dir="auto">
                {name}
              </span>
              {equalTo !== undefined && (
                <span className={styles.equal}>
                  <Copy aria-hidden="true" /> Same as {equalTo}
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
      return createFieldCell({ ad, variant, field: column.field, images });
  }
}

function createFieldCell(options: Pick<CellOptions, 'ad' | 'variant' | 'images'> & { field: VariantField }) {
  const { ad, variant, field, images } = options;
  const { value, isOwn } = readField(ad, { variant, path: field.path });
  const handle = readHandle(value);
  const copied = writeCell(field.path, value, nameFileIn(images));
  const { kind } = field.definition;
  const cell: GridCell = {
    text: kind === 'image' ? (handle ?? noneMarker) : kind === 'flag' ? copied : writeSimple(value),
    copied,
    shown: (
      <FieldValue
        field={field}
        text={handle === null ? writeSimple(value) : copied}
        url={handle === null ? null : images.find(handle)?.url}
      />
    ),
    editor: createEditor(field, images),
    ...(!isOwn && { isDimmed: true, note: 'inherited' }),
  };
  return cell;
}

/** Returns a text, a number or a flag as a text; empty for other values. */
function writeSimple(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function FieldValue(props: { field: VariantField; text: string; url: string | null | undefined }) {
  const { field, text, url } = props;
  const { kind } = field.definition;
  if (text === '') return <span className={styles.none}>{kind === 'text' ? 'empty' : 'none'}</span>;
  if (kind === 'color')
    return (
      <span className={styles.value}>
        <span className={styles.swatch} style={{ background: text }} /> {text}
      </span>
    );
  if (kind === 'image')
    return (
      <span className={styles.value}>
        {url && <img src={url} alt="" loading="lazy" className={styles.image} />}
        <span className={styles.fileName}>{text}</span>
      </span>
    );
  const shown = kind === 'flag' ? nameFlag(text === 'true') : kind === 'choice' ? humanizeChoice(text) : text;
  return (
    <span className={styles.text} dir="auto">
      {shown}
    </span>
  );
}

/** Returns how a field is edited in the table. */
export function createEditor({ definition }: VariantField, images: AdImages): CellEditor {
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
      return { kind: 'choice', options: createImageOptions(images) };
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

function nameFileIn(images: AdImages) {
  return (handle: string) => images.find(handle)?.name ?? null;
}
