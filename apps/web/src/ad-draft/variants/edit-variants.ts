import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { isInside, readPath, writePath } from '@spinreel/variants/resolve/field-path';
import { isEqual } from '@spinreel/variants/resolve/is-equal';
import { findFieldDefault } from './variant-fields.ts';

/** A new value of a field in a variant, or in the base if `variantId` is null. */
export interface FieldEdit {
  readonly variantId: string | null;
  readonly path: OverridablePath;
  /** `undefined` is the inherited value, and in the base the default. Null removes what the base has. */
  readonly value: unknown;
}

/** The value of a field in a variant. */
export interface FieldReading {
  readonly value: unknown;
  /** Whether the variant has the value itself. In the base all values are its own. */
  readonly isOwn: boolean;
}

/** Returns a field of the base or of a variant, in the language of the ad. Fields that are not set have their default. */
export function readField(
  document: AdDocument,
  { variant, path }: { variant: Variant | null; path: OverridablePath },
): FieldReading {
  const { overrides = {} } = variant ?? {};
  const whole = variant === null ? undefined : findOverride(overrides, path);
  const value =
    whole === undefined
      ? readPath(document, path)
      : readInside(overrides[whole], path.slice(whole.length + 1));
  return { value: value ?? findFieldDefault(path), isOwn: variant === null || whole !== undefined };
}

/** Returns a document with fields of the base and of its variants changed. A value that equals the inherited one is not stored. */
export function writeFields(document: AdDocument, edits: readonly FieldEdit[]): AdDocument {
  let base = document;
  for (const { path, value } of edits.filter(({ variantId }) => variantId === null))
    base = writePath(base, path, keepSettings(value, readPath(base, path)));
  const byVariant = Map.groupBy(edits, ({ variantId }) => variantId);
  const variants = base.variants?.map((variant) => {
    const own = byVariant.get(variant.id);
    return own === undefined ? variant : { ...variant, overrides: writeOverrides(base, variant, own) };
  });
  return { ...base, ...(variants && { variants }) };
}

/** Returns a document with more variants behind one, or at the end. */
export function addVariants(
  document: AdDocument,
  added: readonly Variant[],
  { afterId }: { afterId?: string } = {},
): AdDocument {
  const { variants = [] } = document;
  const index = variants.findIndex(({ id }) => id === afterId);
  return {
    ...document,
    variants: variants.toSpliced(index === -1 ? variants.length : index + 1, 0, ...added),
  };
}

/** Returns a document with a copy behind each of these variants. The id null copies the base: the copy has no overrides. */
export function duplicateVariants(
  document: AdDocument,
  { ids, generateId }: { ids: readonly (string | null)[]; generateId: () => string },
): AdDocument {
  const copies = (document.variants ?? []).flatMap((variant) =>
    ids.includes(variant.id)
      ? [variant, { ...variant, id: generateId(), ...(variant.name && { name: `${variant.name} copy` }) }]
      : [variant],
  );
  const ofBase: Variant[] = ids.includes(null) ? [{ id: generateId() }] : [];
  return { ...document, variants: [...ofBase, ...copies] };
}

/** Returns a document without these variants. */
export function deleteVariants(document: AdDocument, ids: readonly (string | null)[]): AdDocument {
  const { variants = [], ...others } = document;
  return { ...others, variants: variants.filter(({ id }) => !ids.includes(id)) };
}

/** Returns a document with variants renamed. An empty name means that they are called after their differences. */
export function renameVariants(
  document: AdDocument,
  names: readonly { readonly id: string; readonly name: string }[],
): AdDocument {
  const byId = new Map(names.map(({ id, name }) => [id, name.trim()]));
  return {
    ...document,
    variants: (document.variants ?? []).map((variant) => {
      const { name: _old, ...others } = variant;
      const name = byId.get(variant.id);
      return name === undefined ? variant : { ...others, ...(name !== '' && { name }) };
    }),
  };
}

function writeOverrides(document: AdDocument, variant: Variant, edits: readonly FieldEdit[]): Overrides {
  const overrides: Record<string, unknown> = { ...variant.overrides };
  for (const { path, value: edited } of edits) {
    const value = keepSettings(edited, readWhole(document, { variant: { id: variant.id, overrides }, path }));
    for (const each of Object.keys(overrides)) if (isInside(each, path)) delete overrides[each];
    if (value === undefined) continue;
    const inherited = readField(document, { variant: { id: variant.id, overrides }, path });
    if (!isEqual(inherited.value, value)) overrides[path] = value;
  }
  return overrides;
}

/** Settings that belong to one file, and not to another one in its place. */
const settingsOfFile: readonly string[] = ['trim', 'reels', 'sampleId'];

/** Returns another file with the settings of the one before, such as the crop of a video or the volume of the music. */
function keepSettings(value: unknown, before: unknown): unknown {
  if (!isPlainObject(value) || !isPlainObject(before)) return value;
  if (Object.keys(value).join() !== 'filePath') return value;
  if (value['filePath'] === before['filePath']) return before;
  const kept = Object.entries(before).filter(
    ([key, setting]) => !settingsOfFile.includes(key) && setting !== 'reels',
  );
  return { ...Object.fromEntries(kept), ...value };
}

/** Returns a field of a variant with what the variant changes inside it. */
function readWhole(document: AdDocument, reading: { variant: Variant; path: OverridablePath }): unknown {
  const { variant, path } = reading;
  const { value } = readField(document, reading);
  if (!isPlainObject(value)) return value;
  return Object.entries(variant.overrides ?? {})
    .filter(([each]) => each !== path && isInside(each, path))
    .reduce<object>((whole, [each, own]) => writePath(whole, each.slice(path.length + 1), own), value);
}

/** Returns the path of the override that decides about a field: its own, or the nearest one around it. */
function findOverride(overrides: Overrides, path: string): OverridablePath | undefined {
  return (Object.keys(overrides) as OverridablePath[])
    .filter((each) => isInside(path, each))
    .toSorted((one, other) => other.length - one.length)[0];
}

function readInside(value: unknown, path: string): unknown {
  return path === '' ? value : readPath(value, path);
}
