/** A place in a file that breaks a rule. */
export interface Occurrence {
  /** Path inside the package; the uploaded file's own name for a single HTML file. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** The text at this place, on one line, at most 120 characters. */
  readonly excerpt: string;
}

/** A stretch of a file's text that knows its place in the file. */
export interface SourceText {
  /** Path of the file inside the package; the uploaded file's own name for a single HTML file. */
  readonly path: string;
  /** The text without the payloads of media data URIs. */
  readonly text: string;
  /** Returns the place of `text.slice(start, end)` in the file. */
  readonly locate: (start: number, end: number) => Occurrence;
}

const maxExcerptLength = 120;

/**
 * Reads a whole file. The payloads of media data URIs are removed: base64 can contain any sequence of letters and `/`,
 * such as `//cdn`, so searches for code and addresses must skip it. A data URI of a script or markup is code and remains.
 */
export function readSource(path: string, fileText: string): SourceText {
  const { text, findOrigin } = removePayloads(fileText);
  let lineStarts: readonly number[] | null = null;
  return {
    path,
    text,
    locate: (start, end) => {
      lineStarts ??= findLineStarts(fileText);
      const from = findOrigin(start);
      const line = countUpTo(lineStarts, from);
      const to = Math.min(Math.max(findOrigin(end), from + 1), from + 2 * maxExcerptLength);
      return {
        path,
        line,
        column: from - (lineStarts[line - 1] ?? 0) + 1,
        excerpt: shorten(fileText.slice(from, to)),
      };
    },
  };
}

/** Returns the part of a source between two offsets. */
export function sliceSource(source: SourceText, start: number, end: number): SourceText {
  return {
    path: source.path,
    text: source.text.slice(start, end),
    locate: (from, to) => source.locate(start + from, start + to),
  };
}

/** Returns text that was decoded from a place of a source, such as the value of an attribute. */
export function decodedSource(source: SourceText, text: string, start: number): SourceText {
  return {
    path: source.path,
    text,
    locate: (from, to) => ({ ...source.locate(start, start), excerpt: shorten(text.slice(from, to)) }),
  };
}

const payloadPattern = /(data:(?:image|video|audio|font)\/[a-z0-9.+-]{1,40};base64,)[A-Za-z0-9+/]+={0,2}/gi;

function removePayloads(fileText: string): { text: string; findOrigin: (offset: number) => number } {
  const pieces: string[] = [];
  /** For each removed payload: its offset in the shortened text, and the length removed up to there. */
  const offsets: number[] = [];
  const removed: number[] = [0];
  let copiedTo = 0;
  for (const match of fileText.matchAll(payloadPattern)) {
    const payloadStart = match.index + (match[1]?.length ?? 0);
    pieces.push(fileText.slice(copiedTo, payloadStart));
    copiedTo = match.index + match[0].length;
    offsets.push(payloadStart - (removed.at(-1) ?? 0));
    removed.push((removed.at(-1) ?? 0) + copiedTo - payloadStart);
  }
  if (offsets.length === 0) return { text: fileText, findOrigin: (offset) => offset };
  pieces.push(fileText.slice(copiedTo));
  return {
    text: pieces.join(''),
    findOrigin: (offset) => offset + (removed[countUpTo(offsets, offset - 1)] ?? 0),
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Returns how many of the ascending numbers are at most `limit`. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shorten(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  return oneLine.length > maxExcerptLength ? `${oneLine.slice(0, maxExcerptLength - 3)}...` : oneLine;
}
