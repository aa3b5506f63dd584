import { readSource, type SourceText } from '../../syntax/source-text.ts';
import type { PageScript } from '../../syntax/parse-script.ts';
import { readPage } from '../read-page.ts';
import { decodePayload, type DecodedText, type UnpackingBudget } from './decode-payload.ts';
import { decompressLzString, type LzStringAlphabet } from './decompress-lz-string.ts';
import { findPayloads, findStringsAfter } from './find-payloads.ts';

/** The code that a file carries as data. */
export interface PackedCode {
  /** What could be unpacked, under the names of the files inside, such as `ad.html: src/main.js`. */
  readonly scripts: readonly PageScript[];
  /** Whether there is data that may be code, but could not be unpacked. */
  readonly hasUnknownData: boolean;
}

/** What a file contains that carries no code as data. */
export const noPackedCode: PackedCode = { scripts: [], hasUnknownData: false };

/** Far more than an ad can contain, and harmless. */
const limits = { unpackedBytes: 50_000_000, scripts: 500, depth: 3 } as const;

/** Shorter data cannot be the code of an ad. */
const minUnknownLength = 2048;

/**
 * Finds code that is packed in strings and data elements, as packers of Cocos and others do: base64 of the code, of a ZIP
 * or of compressed text, and texts of lz-string. Nothing is run.
 */
export function unpackCode(sources: readonly SourceText[]): PackedCode {
  const budget: UnpackingBudget = { bytesLeft: limits.unpackedBytes };
  const scripts: PageScript[] = [];
  let hasUnknownData = false;
  let waiting = sources.map((source) => ({ path: source.path, text: source.text, depth: 0 }));
  while (waiting.length > 0) {
    const next: typeof waiting = [];
    for (const { path, text, depth } of waiting) {
      const found = unpackText(text, budget);
      hasUnknownData ||= found.hasUnknownData;
      for (const [index, decoded] of found.texts.entries()) {
        const name = `${path}: ${decoded.name ?? `packed code${index === 0 ? '' : ` ${index + 1}`}`}`;
        const inner = readCode(name, decoded.text);
        if (inner.length === 0 || scripts.length + inner.length > limits.scripts) continue;
        scripts.push(...inner);
        if (depth + 1 >= limits.depth) continue;
        next.push(...inner.map(({ source }) => ({ path: source.path, text: source.text, depth: depth + 1 })));
      }
    }
    waiting = next;
  }
  return { scripts, hasUnknownData };
}

function unpackText(text: string, budget: UnpackingBudget) {
  const usesLzString = text.includes('decompressFrom');
  const texts: DecodedText[] = [];
  let hasUnknownData = /\beval\(function\(p,a,c,k,e,[dr]\)/.test(text);
  for (const { text: payload } of findPayloads(text)) {
    const decoded = decodePayload(payload, budget);
    const lzText = decoded === 'unknown' && usesLzString ? readLzString(payload, budget) : null;
    if (lzText !== null) texts.push({ name: null, text: lzText });
    else if (decoded === 'unknown') hasUnknownData ||= payload.length >= minUnknownLength;
    else if (decoded !== 'media') texts.push(...decoded.flatMap(splitJson));
  }
  for (const { text: payload } of usesLzString ? findStringsAfter(text, beforeUtf16) : []) {
    const lzText = decompress(payload, 'utf16', budget);
    if (lzText === null) hasUnknownData = true;
    else texts.push({ name: null, text: lzText });
  }
  return { texts, hasUnknownData };
}

const beforeUtf16 = /decompressFromUTF16\(\s*(?=["'])/g;

function readLzString(payload: string, budget: UnpackingBudget): string | null {
  const found = decompress(payload, 'base64', budget);
  return found !== null && isCode(found) ? found : decompress(payload, 'uri', budget);
}

function decompress(payload: string, alphabet: LzStringAlphabet, budget: UnpackingBudget): string | null {
  const text = decompressLzString(payload, alphabet, budget.bytesLeft);
  budget.bytesLeft -= text?.length ?? 0;
  return text;
}

/** Packers also keep the files of an ad in one JSON object, by their paths. */
function splitJson(file: DecodedText): DecodedText[] {
  if (!/^\s*\{/.test(file.text)) return [file];
  try {
    const found: DecodedText[] = [];
    JSON.parse(file.text, (key, value: unknown) => {
      if (/\.m?js$/i.test(key) && typeof value === 'string') found.push({ name: key, text: value });
      return value;
    });
    return found;
  } catch {
    // A script may start with a block.
    return [file];
  }
}

/** Returns the scripts of a text: its own if it is code, and those in it if it is a page. */
function readCode(path: string, text: string): PageScript[] {
  const source = readSource(path, text);
  if (/^\s*</.test(text)) return [...readPage(source).scripts];
  if (!isCode(text)) return [];
  return [{ source, kind: /^\s*(?:import|export)\b/m.test(text) ? 'module' : 'classic' }];
}

function isCode(text: string): boolean {
  return (
    /[;(){}=]/.test(text) &&
    /\b(?:function|var|let|const|window|document|return|System|import)\b|=>|\w\(/.test(text.slice(0, 50_000))
  );
}
