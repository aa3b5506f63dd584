import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { VideoMeasurements } from '../src/resolve/replace-media.ts';
import type { SheetCell } from '../src/sheets/sheet-cell.ts';
import { readVariantRows } from '../src/sheets/variant-rows.ts';

const files: Readonly<Record<string, string>> = {
  'dragon.png': 'asset:dragon',
  'tiger.png': 'asset:tiger',
  'clip.mp4': 'asset:clip',
  'other.mp4': 'asset:other',
  'song.mp3': 'asset:song',
};

/** Returns the name of an uploaded file. */
export function nameFile(handle: string): string | null {
  return Object.keys(files).find((name) => files[name] === handle) ?? null;
}

/** Reads variants from rows of texts. `videos` are the known measurements, by handle. */
export function readRows(
  rows: readonly (readonly string[])[],
  ad: AdConfig = createVariedAd(),
  videos: Readonly<Record<string, VideoMeasurements>> = {},
) {
  const findVideo = (handle: string) => videos[handle] ?? null;
  return readVariantRows(toCells(rows), ad, { ...createSheetOptions(), findVideo });
}

/** The options of `readVariantRows`, with ids 'new-1', 'new-2' and so on. */
export function createSheetOptions() {
  let count = 0;
  const createId = () => {
    count += 1;
    return `new-${count}`;
  };
  return { findFile: (name: string) => files[name] ?? null, nameFile, createId };
}

/** Returns rows of texts as rows of cells. */
export function toCells(rows: readonly (readonly string[])[]): SheetCell[][] {
  return rows.map((row) => row.map((text) => ({ text })));
}

/** Creates an ad with two variants. */
export function createVariedAd(): AdConfig {
  return {
    cta: { label: 'Spin!' },
    variants: [
      {
        id: 'one',
        name: 'Dragons',
        overrides: { 'cta.label': 'Play', 'assets.coverImage': { filePath: 'asset:dragon' } },
      },
      { id: 'two', name: 'Off', overrides: { 'cta.showFingerPointer': false } },
    ],
  };
}
