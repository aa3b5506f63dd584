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
  return result as AdConfig;
}

function differences(before: unknown, after: unknown, path: string[]): ConfigEdit[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after)) {
    return isSameValue(before, after) ? [] : [{ path, before, after }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], [...path, key]),
  );
}

function withValue(target: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const { [key]: old, ...others } = isObject(target) ? target : {};
  const next = withValue(old, rest, value);
  return next === undefined ? others : { ...others, [key]: next };
}

/** Arrays and what they hold are short and plain: their text compares them. */
function isSameValue(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
