import { writeCellAddress, type CellPlace } from '../../cell-address.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

/** A note at a cell. */
export interface PlacedNote extends CellPlace {
  readonly text: string;
}

/** Writes the part with the texts of a sheet's notes. */
export function writeNotesPart(notes: readonly PlacedNote[]): string {
  return [
    xmlDeclaration,
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author></author></authors>',
    '<commentList>',
    ...notes.map(
      (note) =>
        `<comment ref="${writeCellAddress(note)}" authorId="0"><text>` +
        `<r><t xml:space="preserve">${escapeXml(note.text)}</t></r></text></comment>`,
    ),
    '</commentList></comments>',
  ].join('');
}

/** Writes the part with the boxes in which notes appear. Excel still uses VML for them, and shows no note without one. */
export function writeNoteShapesPart(notes: readonly PlacedNote[]): string {
  return [
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"',
    ' xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202"',
    ' path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/>',
    '<v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>',
    ...notes.map(writeShape),
    '</xml>',
  ].join('');
}

/** Columns and rows that the box of a note covers. */
const boxColumns = 3;
const boxRows = 5;

function writeShape({ row, column }: PlacedNote, index: number): string {
  // Column, offset, row, offset of the top left corner, then of the bottom right one.
  const anchor = [column + 1, 15, row, 2, column + 1 + boxColumns, 15, row + boxRows, 4].join(', ');
  return (
    `<v:shape id="note${index + 1}" type="#note" style="position:absolute;visibility:hidden" fillcolor="#ffffe1"` +
    ' o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/>' +
    `<x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column>` +
    '</x:ClientData></v:shape>'
  );
}
