import JSZip from 'jszip';

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A relationship in a file for tests. */
export interface TestRelationship {
  readonly id: string;
  /** The last segment of the type's URI. */
  readonly type: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

/** What makes a file for tests special. */
export interface TestXlsx {
  /** The elements inside `sheetData`. */
  readonly rows?: string;
  /** The elements behind `sheetData`. */
  readonly sheetEnd?: string;
  /** The elements inside `styleSheet`. */
  readonly styles?: string;
  /** The elements inside `sst`. */
  readonly sharedStrings?: string;
  /** The element of the workbook's properties. */
  readonly workbookProperties?: string;
  readonly sheetRelationships?: readonly TestRelationship[];
  readonly workbookRelationships?: readonly TestRelationship[];
  /** Further parts, or replacements of parts, by their paths. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

/** Makes an XLSX file with one sheet, "Ads", in the way of Excel, which `writeXlsx` cannot write. */
export async function createXlsx(content: TestXlsx): Promise<Uint8Array> {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': writeRelationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': writeElement(
      'workbook',
      `${content.workbookProperties ?? ''}<sheets><sheet name="Ads" sheetId="1" r:id="rIdSheet"/></sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': writeRelationships([
      { id: 'rIdSheet', type: 'worksheet', target: 'worksheets/sheet1.xml' },
      { id: 'rIdStyles', type: 'styles', target: '/xl/styles.xml' },
      { id: 'rIdStrings', type: 'sharedStrings', target: 'sharedStrings.xml' },
      ...(content.workbookRelationships ?? []),
    ]),
    'xl/styles.xml': writeElement('styleSheet', content.styles ?? ''),
    'xl/sharedStrings.xml': writeElement('sst', content.sharedStrings ?? ''),
    'xl/worksheets/sheet1.xml': writeElement(
      'worksheet',
      `<sheetData>${content.rows ?? ''}</sheetData>${content.sheetEnd ?? ''}`,
    ),
    'xl/worksheets/_rels/sheet1.xml.rels': writeRelationships(content.sheetRelationships ?? []),
    ...content.parts,
  };
  const zip = new JSZip();
  for (const [path, part] of Object.entries(parts)) zip.file(path, part);
  return await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** Writes a part with the namespaces of spreadsheets. */
export function writeElement(name: string, content: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"` +
    ` xmlns:r="${officeTypes}">${content}</${name}>`
  );
}

/** Writes the part with the relationships of another part. */
export function writeRelationships(relationships: readonly TestRelationship[]): string {
  const elements = relationships.map(({ id, type, target, isExternal }) => {
    const mode = isExternal ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${target}"${mode}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${elements.join('')}</Relationships>`;
}

/** An image of a drawing for tests. */
export interface TestAnchor {
  readonly row: number;
  readonly column: number;
  /** The attribute of the image: `r:embed="rId1"` or `r:link="rId1"`. */
  readonly source: string;
}

/** Writes the part of a drawing. */
export function writeDrawing(anchors: readonly TestAnchor[]): string {
  const elements = anchors.map(
    ({ row, column, source }) =>
      `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>12700</xdr:colOff><xdr:row>${row}</xdr:row>` +
      `<xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>${column + 1}</xdr:col><xdr:row>${row + 3}</xdr:row></xdr:to>` +
      `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture 1"/></xdr:nvPicPr><xdr:blipFill><a:blip ${source}/>` +
      '</xdr:blipFill></xdr:pic><xdr:clientData/></xdr:twoCellAnchor>',
  );
  return (
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"' +
    ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"' +
    ` xmlns:r="${officeTypes}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${elements.join('')}</xdr:wsDr>`
  );
}
