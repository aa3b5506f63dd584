/** Serializes JSON data with sorted keys, so that equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

/** Not a replacer of `JSON.stringify`, which takes several times as long. */
function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const keys = Object.keys(value).toSorted() as (keyof typeof value)[];
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key])]));
}
