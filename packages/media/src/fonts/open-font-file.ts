import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { OpenFont } from '@spinreel/config-schema/options/appearance/fonts';

/** One of the files of an open font. Each has the letters of one or more scripts. */
export interface OpenFontFile {
  readonly url: URL;
  /** The characters that it is for, as in CSS. Null if the font has one file. */
  readonly unicodeRange: string | null;
}

/** Lists the files of an open font with the given weight. Those with Latin letters are first: others repeat some. */
export async function listOpenFontFiles(font: OpenFont, weight: number): Promise<OpenFontFile[]> {
  const { fontsourceId } = font;
  const createUrl = (file: string) => new URL(import.meta.resolve(`@fontsource/${fontsourceId}/${file}`));
  const ranges = JSON.parse(await readFile(createUrl('unicode.json'), 'utf8')) as Record<string, string>;
  const createFile = (subset: string, unicodeRange: string | null) => ({
    url: createUrl(`files/${fontsourceId}-${subset}-${weight}-normal.woff2`),
    unicodeRange,
  });
  const subsets = Object.entries(ranges);
  if (subsets.length === 0) return [createFile('latin', null)];
  return subsets
    .toSorted(([one], [other]) => rankSubset(one) - rankSubset(other))
    .map(([subset, range]) => createFile(subset, range));
}

function rankSubset(subset: string): number {
  if (subset === 'latin') return 0;
  return subset === 'latin-ext' ? 1 : 2;
}

/** Returns whether a unicode range in the syntax of CSS, such as `U+0-FF,U+131`, has a character. */
export function includesCharacter(unicodeRange: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

/** The bytes of a file, and their SHA-256 as 64 hexadecimal digits. The files never change while the program runs. */
export interface LoadedFontFile {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

const loaded = new Map<string, Promise<LoadedFontFile>>();

/** Loads a file of a font once. */
export function loadOpenFontFile({ url }: OpenFontFile): Promise<LoadedFontFile> {
  const known = loaded.get(url.href) ?? loadFile(url);
  loaded.set(url.href, known);
  return known;
}

async function loadFile(url: URL): Promise<LoadedFontFile> {
  const bytes = await readFile(url);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
