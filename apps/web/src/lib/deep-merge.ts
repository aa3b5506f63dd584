/** A change to an object: any subset of its fields, at any depth. Lists and null replace what was there. */
export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/**
 * `target` with `patch` merged into it at every depth. Lists, null and plain values replace; undefined changes nothing.
 * Neither argument is changed, and untouched branches stay the same objects.
 */
export function deepMerge<T extends object>(target: T, patch: DeepPartial<T>): T {
  const merged: Record<string, unknown> = { ...(target as Record<string, unknown>) };
  for (const [key, change] of Object.entries(patch)) {
    if (change === undefined) continue;
    const current = merged[key];
    merged[key] = isPlainObject(change) ? deepMerge(isPlainObject(current) ? current : {}, change) : change;
  }
  return merged as T;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
