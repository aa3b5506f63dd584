import { escapeXml, xmlDeclaration } from './xml.ts';

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A relationship of a part. */
export interface WrittenRelationship {
  readonly id: string;
  /** The last segment of the type's URI. */
  readonly type: string;
  /** The path of the other part, from the root of the file and without a slash at the start. */
  readonly target: string;
}

/** Writes the relationships of the parts in a folder, such as `xl/worksheets/`. The root is empty. */
export function writeRelationshipsPart(
  folder: string,
  relationships: readonly WrittenRelationship[],
): string {
  return [
    `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`,
    ...relationships.map(
      ({ id, type, target }) =>
        `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${writeRelativePath(folder, target)}"/>`,
    ),
    '</Relationships>',
  ].join('');
}

/** Paths from the root are valid too, but not all programs understand them. */
function writeRelativePath(folder: string, target: string): string {
  const up = folder.replaceAll(/[^/]+\//g, '../');
  // All folders are in `xl`.
  return folder === '' ? target : `${up}${target}`.replace('../xl/', '');
}

/** Writes the list of the types of all parts, whose paths decide about them. */
export function writeContentTypesPart(paths: readonly string[]): string {
  const overrides = paths.flatMap((path) => {
    const type = partTypes.find(({ folder }) => path.startsWith(folder))?.type;
    const isTyped = type !== undefined && path.endsWith('.xml');
    return isTyped ? [`<Override PartName="/${path}" ContentType="${type}"/>`] : [];
  });
  return [
    `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    '<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>',
    ...overrides,
    '</Types>',
  ].join('');
}

const partTypes = [
  { folder: 'xl/workbook', type: `${spreadsheetType}.sheet.main+xml` },
  { folder: 'xl/styles', type: `${spreadsheetType}.styles+xml` },
  { folder: 'xl/worksheets/', type: `${spreadsheetType}.worksheet+xml` },
  { folder: 'xl/comments', type: `${spreadsheetType}.comments+xml` },
  { folder: 'xl/drawings/', type: 'application/vnd.openxmlformats-officedocument.drawing+xml' },
];

/** A sheet in the main part. */
export interface ListedSheet {
  readonly name: string;
  readonly relationship: string;
  /** Whether no program shows the sheet. */
  readonly isHidden: boolean;
}

/** Writes the main part. */
export function writeWorkbookPart(sheets: readonly ListedSheet[]): string {
  return [
    xmlDeclaration,
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
    ` xmlns:r="${officeTypes}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>`,
    ...sheets.map(({ name, relationship, isHidden }, index) => {
      const state = isHidden ? ' state="veryHidden"' : '';
      return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state} r:id="${relationship}"/>`;
    }),
    '</sheets></workbook>',
  ].join('');
}
