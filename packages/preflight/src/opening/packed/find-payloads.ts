import { parseExpressionAt } from 'acorn';

/** A text inside a file that may be packed data. */
export interface Payload {
  readonly text: string;
  /** Offset in the file's text. */
  readonly start: number;
}

/** Shorter texts cannot contain a call of a network. */
const minLength = 24;

const dataUri = /data:[\w.+-]{1,40}\/[\w.+-]{1,80}(?:;[\w=.-]{1,40}){0,3};base64,/y;
const base64 = /[\w+/=$\\\s-]*/y;

/**
 * Finds the quoted strings and the texts of elements that look like base64, or like the variant of it for addresses.
 * Takes time in proportion to the length of the text.
 */
export function findPayloads(text: string): Payload[] {
  const payloads: Payload[] = [];
  const opening = /["'`>]/g;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index + 1;
    dataUri.lastIndex = start;
    const bodyStart = start + (dataUri.exec(text)?.[0].length ?? 0);
    base64.lastIndex = bodyStart;
    const body = base64.exec(text)?.[0] ?? '';
    const end = bodyStart + body.length;
    const closing = text[end] ?? '';
    if (closing !== (match[0] === '>' ? '<' : match[0])) {
      opening.lastIndex = Math.max(start, end);
      continue;
    }
    opening.lastIndex = match[0] === '>' ? end : end + 1;
    const clean = body.includes('\\') ? body.replace(/\\[nrt]?/g, '') : body;
    const packed = /\s/.test(clean) ? clean.replace(/\s+/g, '') : clean;
    if (packed.length >= minLength && !isProse(clean)) payloads.push({ text: packed, start });
  }
  return payloads;
}

/** Words with single spaces between them are no base64, which has lines of equal length. */
function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length > 1 && words.slice(0, -1).some((word) => word.length !== words[0]?.length);
}

/**
 * Finds the strings with characters of all kinds, such as lz-string's UTF-16 texts. `pattern` matches the code in front of
 * the opening quote.
 */
export function findStringsAfter(text: string, pattern: RegExp): Payload[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      const node = parseExpressionAt(text, start, { ecmaVersion: 'latest' });
      return node.type === 'Literal' && typeof node.value === 'string' ? [{ text: node.value, start }] : [];
    } catch {
      // It is no string.
      return [];
    }
  });
}
