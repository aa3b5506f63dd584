import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';

/** One field of a document that changed. `undefined` means that the field was not there; arrays change as a whole. */
export interface DocumentEdit {
  path: string[];
  before: unknown;
  after: unknown;
}

/** Returns what changed from one document to another, field by field. Equal documents have no edits. */
export function listEdits(before: AdDocument, after: AdDocument): DocumentEdit[] {
  return listDifferences(before, after, []);
}

/** Returns the document with edits applied (`after`) or reverted (`before`). Other fields stay as they are. */
export function withEdits(
  document: AdDocument,
  edits: readonly DocumentEdit[],
  side: 'before' | 'after',
): AdDocument {
  let result: unknown = document;
  for (const edit of edits) result = withValue(result, edit.path, edit[side]);
  return result ?? {};
}

function listDifferences(before: unknown, after: unknown, path: string[]): DocumentEdit[] {
  if (before === after) return [];
  const [one, other] = [getComparableFields(before, after, path), getComparableFields(after, before, path)];
  if (one === null || other === null) {
    return isSameValue(before, after) ? [] : [{ path, before, after }];
  }
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    listDifferences(one[key], other[key], [...path, key]),
  );
}

/** A missing part counts as one without fields, so each of its first fields is an edit. An asset changes as a whole. */
function getComparableFields(
  value: unknown,
  opposite: unknown,
  path: string[],
): Record<string, unknown> | null {
  if (isObject(value)) return value;
  return value === undefined && isObject(opposite) && path[0] !== 'assets' ? {} : null;
}

function withValue(target: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const { [key]: old, ...others } = isObject(target) ? target : {};
  const next = withValue(old, rest, value);
  if (next !== undefined) return { ...others, [key]: next };
  // A part without fields is removed: half a position would be invalid.
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Arrays are short and contain plain data, so they are compared as JSON. */
function isSameValue(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
