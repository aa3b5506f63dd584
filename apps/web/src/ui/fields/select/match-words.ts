/** Returns whether each word of a query is the beginning of a word of a text. Ignores case and accents. */
export function matchWords(text: string, query: string): boolean {
  const words = splitWords(text);
  return splitWords(query).every((beginning) =>
    words.some((word) => collator.compare(word.slice(0, beginning.length), beginning) === 0),
  );
}

const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

function splitWords(text: string): string[] {
  return text
    .normalize()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}
