import { readFile } from 'node:fs/promises';
import type { CjkFont } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import type { FontWeight } from '@spinreel/config-schema/options/appearance/fonts';
import {
  isInParts,
  parseUnicodeRange,
  type RangeParts,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import { removeMissing, type OpenFontFile } from './open-font-file.ts';

/**
 * Lists the files of a font for Chinese, Japanese or Korean that have some of the characters, or all of its files without
 * `characters`. Each file has about 150 characters. Files with Latin, Greek and Cyrillic letters are not among them.
 */
export async function listCjkFontFiles(
  font: CjkFont,
  options: { fontWeight: FontWeight; characters?: readonly string[] },
): Promise<OpenFontFile[]> {
  const { fontWeight, characters } = options;
  const stated = (await readRanges(font)).filter(
    ({ parts }) => characters === undefined || characters.some((character) => isInParts(parts, character)),
  );
  return await Promise.all(
    stated.map(async ({ number, unicodeRange }): Promise<OpenFontFile> => {
      const url = findFile(font, number);
      return {
        name: font.name,
        url,
        unicodeRange: await removeMissing(url, unicodeRange),
        script: null,
        variableWeight: font.weights[fontWeight],
      };
    }),
  );
}

/** What Fontsource states of a numbered file. */
interface StatedRange {
  readonly number: string;
  readonly unicodeRange: string;
  readonly parts: RangeParts;
}

const readingRanges = new Map<string, Promise<readonly StatedRange[]>>();

/** Reads which characters the numbered files of a font are for, once. */
function readRanges(font: CjkFont): Promise<readonly StatedRange[]> {
  const reading = readingRanges.get(font.fontsourceId) ?? parseRanges(font);
  readingRanges.set(font.fontsourceId, reading);
  return reading;
}

async function parseRanges({ fontsourceId }: CjkFont): Promise<StatedRange[]> {
  const url = new URL(import.meta.resolve(`@fontsource-variable/${fontsourceId}/unicode.json`));
  const ranges = JSON.parse(await readFile(url, 'utf8')) as Record<string, string>;
  // Other names are those of scripts.
  return Object.entries(ranges).flatMap(([name, unicodeRange]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    return number === undefined ? [] : [{ number, unicodeRange, parts: parseUnicodeRange(unicodeRange) }];
  });
}

function findFile({ fontsourceId }: CjkFont, number: string): URL {
  const name = `${fontsourceId}-${number}-wght-normal.woff2`;
  return new URL(import.meta.resolve(`@fontsource-variable/${fontsourceId}/files/${name}`));
}
