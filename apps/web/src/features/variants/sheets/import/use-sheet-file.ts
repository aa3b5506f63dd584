import type { CsvFormat } from '@spinreel/sheets/csv/read-csv';
import { useRef, useState } from 'react';
import { createCellImages, type CellImages } from './cell-images.ts';
import { readSheetFile, type SheetReading } from './read-sheet-file.ts';

/** A chosen file. */
export interface SheetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly reading: SheetReading;
  /** The images in its cells, which the preview finds. */
  readonly images: CellImages;
  /** The handles of images that were uploaded, by their placeholders. */
  readonly uploaded: Map<string, string>;
}

/** Reads the chosen file. Only the file that was chosen last counts. */
export function useSheetFile() {
  const [file, setFile] = useState<SheetFile | null>(null);
  const [readingName, setReadingName] = useState<string | null>(null);
  const attemptRef = useRef(0);
  const read = async (name: string, load: () => Promise<Uint8Array>, format?: CsvFormat) => {
    attemptRef.current += 1;
    const attempt = attemptRef.current;
    setReadingName(name);
    const next = await readBytes(name, load, format);
    if (attempt !== attemptRef.current) return;
    setFile(next);
    setReadingName(null);
  };
  return {
    file,
    /** The name of the file that is being read; null if none is. */
    readingName,
    choose: (chosen: File) => void read(chosen.name, async () => new Uint8Array(await chosen.arrayBuffer())),
    /** Reads a CSV file again in another way. */
    changeFormat: (format: CsvFormat) => {
      if (file !== null) void read(file.name, () => Promise.resolve(file.bytes), format);
    },
  };
}

async function readBytes(
  name: string,
  load: () => Promise<Uint8Array>,
  format?: CsvFormat,
): Promise<SheetFile> {
  const shared = { name, images: createCellImages(name), uploaded: new Map<string, string>() };
  try {
    const bytes = await load();
    return { ...shared, bytes, reading: await readSheetFile(bytes, format) };
  } catch {
    // The file was moved or changed since it was chosen.
    const message = 'The file could not be read. Choose it again.';
    return { ...shared, bytes: new Uint8Array(), reading: { ok: false, message } };
  }
}
