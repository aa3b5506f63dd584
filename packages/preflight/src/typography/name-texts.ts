import { shortened } from '../viewing/shortened.ts';

const maxNamed = 3;

/** Names texts or characters in a sentence, each once: “Spin”, “Win” and 2 more. */
export function nameTexts(texts: readonly string[]): string {
  const all = [...new Set(texts)];
  const named = all.slice(0, maxNamed).map((text) => `“${shortened(text)}”`);
  const restCount = all.length - named.length;
  if (restCount > 0) return `${named.join(', ')} and ${restCount} more`;
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ');
}
