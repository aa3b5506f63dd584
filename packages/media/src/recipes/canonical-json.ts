/** Serializes JSON with sorted keys, so that equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    const keys = Object.keys(entry).toSorted() as (keyof typeof entry)[];
    return Object.fromEntries(keys.map((key) => [key, entry[key]]));
  });
}
