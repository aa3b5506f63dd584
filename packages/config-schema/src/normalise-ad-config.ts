import type { AdConfig } from './ad-config.ts';
import { isPlainObject, unsafeKeys } from './plain-object.ts';

/** Fields of an asset that matter only inside the browser that uploaded it. */
const clientOnlyFields: ReadonlySet<string> = new Set([
  'file',
  'preview',
  'processedUrl',
  'uploadedPath',
  'fileSystemPath',
]);

/**
 * The config as it is stored: without nulls, without fields that only the client needs, and without the objects which
 * that leaves empty. Two configs that mean the same are then the same text, apart from the order of their keys.
 */
export function normaliseAdConfig(config: AdConfig): AdConfig {
  const assets = withoutEmpty(config.assets, clientOnlyFields);
  return withoutEmpty({ ...config, assets }) ?? {};
}

function withoutEmpty(value: unknown, dropped: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, dropped));
  if (!isPlainObject(value)) return value ?? undefined;
  const kept = Object.entries(value)
    .filter(([key]) => !dropped.has(key) && !unsafeKeys.has(key))
    .map(([key, entry]) => [key, withoutEmpty(entry, dropped)] as const)
    .filter(([, entry]) => entry !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
