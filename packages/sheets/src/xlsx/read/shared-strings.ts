import { createTextReader } from './text-reader.ts';
import type { XlsxPackage } from './xlsx-package.ts';

/** Reads the table of texts, to which cells refer by index. */
export async function readSharedStrings(file: XlsxPackage, path: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (path === undefined) return texts;
  const reader = createTextReader();
  await file.parseXml(path, {
    onOpen(name) {
      if (name === 'si') reader.reset();
      reader.open(name);
    },
    onText: reader.addText,
    onClose(name) {
      reader.close(name);
      if (name === 'si') texts.push(reader.read());
    },
  });
  return texts;
}
