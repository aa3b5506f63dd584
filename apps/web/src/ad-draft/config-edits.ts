import type { AdConfig } from '@spinreel/config-schema/ad-config';

/** One field of a config that changed. `undefined` means that the field was not there; arrays change as a whole. */
export interface ConfigEdit {
  path: string[];
  before: unknown;
  after: unknown;
}

/** Fields that no edit names: they follow every change by themselves. */
const bookkeeping: ReadonlySet<string> = new Set(['$schema', 'id', 'createdAt', 'updatedAt']);

/** What changed from one config to another, field by field. */
export function editsBetween(before: AdConfig, after: AdConfig): ConfigEdit[] {
  return differences(before, after, []).filter(({ path }) => !bookkeeping.has(path[0] ?? ''));
}

/** The config with edits made (`after`) or taken back (`before`); what they do not name stays as it is. */
export function withEdits(
  config: AdConfig,
  edits: readonly ConfigEdit[],
  side: 'before' | 'after',
): AdConfig {
  let result: unknown = config;
  for (const edit of edits) result = withValue(result, edit.path, edit[side]);
  return result ?? {};
}

function differences(before: unknown, after: unknown, path: string[]): ConfigEdit[] {
  if (before === after) return [];
  const [one, other] = [fieldsOf(before, after, path), fieldsOf(after, before, path)];
  if (one === null || other === null) {
    return isSameValue(before, after) ? [] : [{ path, before, after }];
  }
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], [...path, key]),
  );
}

/** A part that is not there has no fields, and so its first ones are told one by one. An asset comes and goes whole. */
function fieldsOf(value: unknown, opposite: unknown, path: string[]): Record<string, unknown> | null {
  if (isObject(value)) return value;
  return value === undefined && isObject(opposite) && path[0] !== 'assets' ? {} : null;
}

function withValue(target: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const { [key]: old, ...others } = isObject(target) ? target : {};
  const next = withValue(old, rest, value);
  if (next !== undefined) return { ...others, [key]: next };
  // A part without fields is not there: half a position would be none.
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Arrays and what they hold are short and plain: their text compares them. */
function isSameValue(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
