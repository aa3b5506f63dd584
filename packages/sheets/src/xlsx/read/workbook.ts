import { UnreadableSheetError, type UnsupportedFormat } from '../../sheet-problem.ts';
import { findTarget, readRelationships, type Relationships } from './relationships.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import { createTextReader } from './text-reader.ts';

/** What the main part of an XLSX file says. */
export interface Workbook {
  /** The sheets that are visible, in their order. Charts are not among them. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** Whether dates count from 1904, as in files of old Macs, and not from 1900. */
  readonly isDate1904: boolean;
  readonly relationships: Relationships;
}

/**
 * Reads the main part.
 * @throws UnreadableSheetError if the file is not XLSX.
 */
export async function readWorkbook(file: XlsxPackage): Promise<Workbook> {
  const path = findTarget(await readRelationships(file, ''), 'officeDocument');
  if (path === undefined || !file.has(path)) throw refuse(recognizeFormat(file));
  if (path.endsWith('.bin')) throw refuse('xlsb');
  const relationships = await readRelationships(file, path);
  const sheets: { name: string; path: string }[] = [];
  let isWorkbook = false;
  let isDate1904 = false;
  await file.parseXml(path, {
    onOpen(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') isDate1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const sheet = relationships.get(attributes['id'] ?? '');
      if (sheet?.type !== 'worksheet') return;
      sheets.push({ name: attributes['name'] ?? '', path: sheet.target });
    },
  });
  if (!isWorkbook) throw refuse('unknown');
  return { sheets, isDate1904, relationships };
}

/** Recognizes formats of other programs, which are ZIPs too. */
function recognizeFormat(file: XlsxPackage): UnsupportedFormat {
  if (file.has('META-INF/manifest.xml') && file.has('content.xml')) return 'ods';
  return file.has('Index/Document.iwa') ? 'numbers' : 'unknown';
}

function refuse(format: UnsupportedFormat): UnreadableSheetError {
  return new UnreadableSheetError({ code: 'file-unsupported', params: { format } });
}

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
