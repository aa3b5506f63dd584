import JSZip from 'jszip';
import { writeXlsx } from '../src/xlsx/write-xlsx.ts';
import type { SheetContent } from '../src/xlsx/xlsx-content.ts';

/** Parts of a written file. */
export interface UnpackedXlsx {
  readonly zip: JSZip;
  /** The part of the first sheet. */
  readonly sheet: string;
  readonly styles: string;
  /** The part with the images of the first sheet. Empty if it has none. */
  readonly drawing: string;
}

/** Writes a sheet to a file, and unpacks it. */
export async function unpackXlsx(content: Omit<SheetContent, 'name'>): Promise<UnpackedXlsx> {
  const zip = await JSZip.loadAsync(await writeXlsx([{ name: 'Ads', ...content }]));
  const read = async (path: string): Promise<string> => (await zip.file(path)?.async('string')) ?? '';
  return {
    zip,
    sheet: await read('xl/worksheets/sheet1.xml'),
    styles: await read('xl/styles.xml'),
    drawing: await read('xl/drawings/drawing1.xml'),
  };
}
