import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { isInside, readPath, writePath } from '@spinreel/variants/resolve/field-path';
import { isEqual } from '@spinreel/variants/resolve/is-equal';
import {
  describeLostSettings,
  type FindVideo,
  listLostSettings,
  replaceMedia,
} from '@spinreel/variants/resolve/replace-media';
import { resolveVariant, getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
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

/** A document with changed fields. */
export interface WrittenFields {
  readonly document: AdDocument;
  /** The settings of former videos that the new ones do not have, such as their crop, each once. */
  readonly lost: readonly OverridablePath[];
}

/**
 * Returns a document with fields of the base and of its variants changed. A value that equals the inherited one is not stored.
 * Another video has the settings of the former one that fit it.
 */
export function writeFields(
  document: AdDocument,
  edits: readonly FieldEdit[],
  findVideo: FindVideo,
): WrittenFields {
  const byVariant = Map.groupBy(edits, ({ variantId }) => variantId);
  const base = writeBase(document, byVariant.get(null) ?? [], findVideo);
  const variants = base.variants?.map((variant) => {
    const own = byVariant.get(variant.id);
    return own === undefined
      ? variant
      : { ...variant, overrides: writeOverrides(base, variant, own, findVideo) };
  });
  const written = { ...base, ...(variants && { variants }) };
  const lost = edits
    .filter(({ path }) => path === 'assets.gameplayVideo')
    .flatMap(({ variantId }) => {
      const key = { variantId, language: getBaseLanguage(document) };
      return listLostSettings(resolveVariant(document, key), resolveVariant(written, key));
    });
  return { document: written, lost: [...new Set(lost)] };
}

/** Says which settings of former videos the new ones do not have; null if they have all. */
export function describeLosses({ lost }: Pick<WrittenFields, 'lost'>): string | null {
  return lost.length === 0 ? null : `The new video is shown ${describeLostSettings(lost)}.`;
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

function writeBase(document: AdDocument, edits: readonly FieldEdit[], findVideo: FindVideo): AdDocument {
  const resolve = (values: Overrides) =>
    Object.entries(values).reduce((base, [path, value]) => writePath(base, path, value), document);
  const columns = new Set(edits.map(({ path }) => path));
  const before = Object.fromEntries(edits.map(({ path }) => [path, readPath(document, path)]));
  const changed = Object.fromEntries(edits.map(({ path, value }) => [path, value]));
  return resolve(replaceMedia(changed, { before, columns, resolve, findVideo }));
}

function writeOverrides(
  document: AdDocument,
  variant: Variant,
  edits: readonly FieldEdit[],
  findVideo: FindVideo,
): Overrides {
  const { overrides: before = {} } = variant;
  const changed: Record<string, unknown> = { ...before };
  for (const { path, value } of edits) {
    // Settings of a file are checked for the next one.
    const isFile = isPlainObject(value) && 'filePath' in value;
    for (const each of Object.keys(changed))
      if (isInside(each, path) && (each === path || !isFile)) delete changed[each];
    if (value !== undefined) changed[path] = value;
  }
  const key = { variantId: variant.id, language: getBaseLanguage(document) };
  const resolve = (overrides: Overrides) =>
    resolveVariant({ ...document, variants: [{ ...variant, overrides }] }, key);
  const columns = new Set(edits.map(({ path }) => path));
  const overrides = replaceMedia(changed, { before, columns, resolve, findVideo });
  const inherited = [...columns].filter((path) => {
    const { [path]: value, ...others } = overrides;
    return isEqual(
      readField(document, { variant: { id: variant.id, overrides: others }, path }).value,
      value,
    );
  });
  return Object.fromEntries(
    Object.entries(overrides).filter(([path]) => !inherited.some((each) => each === path)),
  );
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
