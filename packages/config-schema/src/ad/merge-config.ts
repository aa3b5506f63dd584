import { isPlainObject, unsafeKeys } from '../plain-object.ts';

/** A partial config of any depth. */
export type ConfigChange<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: ConfigChange<T[Key]> | undefined }
    : T;

/**
 * Returns the config with a change merged deeply into it. Neither is modified (requirement autosave.merging).
 *
 * Plain objects merge key by key. All other values replace the old value: arrays, files, and `null`, which clears an
 * asset or a position. `undefined` keeps the old value. The keys `__proto__`, `constructor` and `prototype` are removed
 * from both, so that neither a stored draft nor a change can modify a prototype.
 */
export function mergeConfig<T>(config: T, change: ConfigChange<T>): T {
  return mergeValues(config, change) as T;
}

function mergeValues(base: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change.map((item) => mergeValues(undefined, item));
  if (!isPlainObject(change)) return change;
  const result: Record<string, unknown> = isPlainObject(base) ? copySafely(base) : {};
  for (const [key, value] of Object.entries(change)) {
    if (unsafeKeys.has(key) || value === undefined) continue;
    result[key] = mergeValues(Object.hasOwn(result, key) ? result[key] : undefined, value);
  }
  return result;
}

function copySafely(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !unsafeKeys.has(key)));
}
