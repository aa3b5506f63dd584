import { Buffer } from 'node:buffer';
import { findKindByMimeType, sniffMimeType } from './asset-kinds.ts';
import type { FilePart } from './asset-size.ts';

/** Base64 that is not part of a data URI counts as an asset above this length. Shorter text may be anything. */
const minBase64Length = 1024;

/** Data URIs below this length are left in the text around them: code that builds data URIs has such prefixes. */
const minDataUriLength = 64;

/**
 * Finds the data URIs in a text, and base64 strings of at least 1 KB, in order. Each character of the text is one byte.
 * Takes time in proportion to the length of the text.
 */
export function findEmbeddedData(text: string, range: { start: number; end: number }): FilePart[] {
  const parts: FilePart[] = [];
  let at = range.start;
  while (at < range.end) {
    const part = readDataUri(text, at, range.end) ?? readBase64(text, at, range.end);
    if (part === null) {
      at = skipWord(text, at, range.end);
      continue;
    }
    parts.push(part);
    at = part.end;
  }
  return parts;
}

const dataUriStart = /data:([a-z]{1,20}\/[a-z0-9.+-]{1,80})(?:;[^,;"'`<>\s()]{1,80}){0,4},/iy;

function readDataUri(text: string, at: number, limit: number): FilePart | null {
  if (text.charCodeAt(at) !== letterD) return null;
  dataUriStart.lastIndex = at;
  const match = dataUriStart.exec(text);
  const mimeType = match?.[1]?.toLowerCase();
  if (match === null || mimeType === undefined) return null;
  const bodyStart = at + match[0].length;
  const isBase64 = /;base64,$/i.test(match[0]);
  const end = isBase64
    ? skipBase64(text, bodyStart, limit)
    : findQuoteEnd(text, bodyStart, limit, text[at - 1] ?? '');
  if (end > limit || end - at < minDataUriLength) return null;
  const sniffed = isBase64 && mimeType === 'application/octet-stream' ? sniffBase64(text, bodyStart) : null;
  const type = sniffed ?? mimeType;
  return { start: at, end, name: findNameBefore(text, at) ?? type, kind: findKindByMimeType(type) };
}

function readBase64(text: string, at: number, limit: number): FilePart | null {
  const end = skipBase64(text, at, limit);
  if (end - at < minBase64Length) return null;
  const type = sniffBase64(text, at);
  const isQuoted = /["'`]/.test(text[at - 1] ?? '') && text[at - 1] === text[end];
  if (type === null && !isQuoted) return null;
  const name = findNameBefore(text, at) ?? type ?? 'base64';
  return { start: at, end, name, kind: type === null ? 'data' : findKindByMimeType(type) };
}

/** Moves past the base64 characters at an index, but not past the `data:` of a data URI, which may follow letters. */
function skipWord(text: string, at: number, limit: number): number {
  const end = skipBase64(text, at, limit);
  if (end === at) return at + 1;
  const isDataUri = text[end] === ':' && end - at >= 4 && text.slice(end - 4, end).toLowerCase() === 'data';
  return isDataUri && end - 4 > at ? end - 4 : end;
}

function skipBase64(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isBase64Character[text.charCodeAt(at)] === 1) at += 1;
  while (at < limit && at > from && text.charCodeAt(at) === equalsSign) at += 1;
  return at;
}

/** Returns where a data URI that is not base64 ends: at the quote or bracket in which it is, or at white space. */
function findQuoteEnd(text: string, from: number, limit: number, opening: string): number {
  const closing = { '"': '"', "'": "'", '`': '`', '(': ')' }[opening];
  if (closing !== undefined) {
    const at = text.indexOf(closing, from);
    return at < 0 ? limit : Math.min(at, limit);
  }
  const match = /[\s"'`<>)]/g;
  match.lastIndex = from;
  return Math.min(match.exec(text)?.index ?? limit, limit);
}

function sniffBase64(text: string, from: number): string | null {
  return sniffMimeType(Buffer.from(text.slice(from, from + 16), 'base64'));
}

/**
 * Returns the name that code, JSON or markup gives to a string: `video` for `media['video']='`, `{"video":"`, `video:"`
 * and `<img id="video" src="`.
 */
function findNameBefore(text: string, at: number): string | null {
  const before = text.slice(Math.max(0, at - 160), at);
  const name = /(?:^|[^\w$-])([A-Za-z][\w./-]{2,39})['"]?\]?\s*[:=]\s*['"`]$/.exec(before)?.[1];
  if (name !== undefined && !anonymous.has(name.toLowerCase())) return name;
  return /<[a-z][^<>]*\bid=["']?([A-Za-z][\w-]{0,39})\b[^<>]*$/i.exec(before)?.[1] ?? null;
}

/** Names that say nothing about what they contain. */
const anonymous = new Set([
  ...[
    'src',
    'href',
    'url',
    'uri',
    'data',
    'value',
    'content',
    'source',
    'base64',
    'default',
    'exports',
    'poster',
  ],
  ...['image', 'img', 'file', 'bytes', 'const', 'xlink:href'],
]);

const letterD = 'd'.charCodeAt(0);
const equalsSign = '='.charCodeAt(0);

/** By code of a character: whether it occurs in base64. */
const isBase64Character = Uint8Array.from({ length: 256 }, (_, code) =>
  /[A-Za-z0-9+/]/.test(String.fromCharCode(code)) ? 1 : 0,
);
