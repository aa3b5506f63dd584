import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import { isTextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import { isPlainObject } from '@spinreel/config-schema/plain-object';

/** One field in which a variant differs from the base, in words. */
export interface Difference {
  readonly path: OverridablePath;
  /** The name of the field, as in 'button text'. */
  readonly name: string;
  /** The value in words: a text, the name of a file, 'on', 'none'. Null if words do not help, as for a position. */
  readonly value: string | null;
}

/** Returns the name of an uploaded file by its handle; null if it is unknown. */
export type NameFile = (handle: string) => string | null;

/** Lists what a variant changes, in the order of the fields. Changes in single languages are left out. */
export function listDifferences(
  { overrides = {} }: Pick<Variant, 'overrides'>,
  nameFile: NameFile,
): Difference[] {
  const paths = Object.keys(overrides) as OverridablePath[];
  return paths.map((path) => ({
    path,
    name: nameField(path),
    value: describeValue(overrides[path], nameFile),
  }));
}

/**
 * Returns the name of a variant. One without a name is called after what it changes, as in 'Play now · dragon.png', or by its
 * number, which starts at 1.
 */
export function nameVariant(ad: AdConfig, variantId: string | null, nameFile: NameFile): string {
  if (variantId === null) return 'Base';
  const variants = ad.variants ?? [];
  const number = variants.findIndex(({ id }) => id === variantId) + 1;
  const variant = variants[number - 1];
  if (variant?.name !== undefined && variant.name.trim() !== '') return variant.name.trim();
  const differences = variant === undefined ? [] : listDifferences(variant, nameFile);
  const words = differences.map(summarize);
  const shown = words.slice(0, mostWords);
  if (shown.length === 0) return `Variant ${number}`;
  return words.length > shown.length
    ? `${shown.join(' · ')} · +${words.length - shown.length}`
    : shown.join(' · ');
}

/** The most values in the name of a variant. */
const mostWords = 3;

/** A text and the name of a file need no explanation; every other value follows the name of its field. */
function summarize({ path, name, value }: Difference): string {
  if (value === null) return capitalize(name);
  if (value === noValue) return `No ${name}`;
  return isTextFieldPath(path) || isFilePath(path) ? value : `${capitalize(name)} ${value}`;
}

/** Whether a field is a file. The crop of a video and the volume of music are fields of its part. */
function isFilePath(path: OverridablePath): boolean {
  return /^assets\.[^.]+$/.test(path);
}

/** How a value is called that is empty, or that a variant removes. */
const noValue = 'none';

/** Returns the name of a field, which is that of the part it belongs to if it has none: 'spin button'. */
export function nameField(path: string): string {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const field = keys.slice(0, length).join('.');
    if (Object.hasOwn(fieldNames, field)) return fieldNames[field as keyof typeof fieldNames];
  }
  return path;
}

function describeValue(value: Overrides[OverridablePath], nameFile: NameFile): string | null {
  if (value === null || value === undefined || value === '') return noValue;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (!isPlainObject(value)) return null;
  return 'filePath' in value && typeof value['filePath'] === 'string' ? nameFile(value['filePath']) : null;
}
