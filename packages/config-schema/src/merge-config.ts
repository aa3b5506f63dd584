import { isPlainObject, unsafeKeys } from './plain-object.ts';

/** Any part of a config, as deep as wanted. */
export type ConfigChange<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: ConfigChange<T[Key]> | undefined }
    : T;

/**
 * The config with a change merged deeply into it; neither is altered (product spec, section 4, 'Autosave').
 *
 * Plain objects merge key by key. Everything else replaces what was there: arrays as a whole, `null` (which clears an
 * asset or a position), files. `undefined` says nothing and leaves the old value. The keys `__proto__`, `constructor`
 * and `prototype` are dropped on both sides, so that neither a stored draft nor a change can reach a prototype.
 */
export function mergeConfig<T>(config: T, change: ConfigChange<T>): T {
  return merged(config, change) as T;
}

function merged(base: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change.map((item) => merged(undefined, item));
  if (!isPlainObject(change)) return change;
  const result: Record<string, unknown> = isPlainObject(base) ? safeCopy(base) : {};
  for (const [key, value] of Object.entries(change)) {
    if (unsafeKeys.has(key) || value === undefined) continue;
    result[key] = merged(Object.hasOwn(result, key) ? result[key] : undefined, value);
  }
  return result;
}

function safeCopy(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !unsafeKeys.has(key)));
}
