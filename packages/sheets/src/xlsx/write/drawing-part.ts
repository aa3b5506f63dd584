import type { CellPlace } from '../../cell-address.ts';
import type { ImageSize } from './image-size.ts';
import { thumbnailMarginPx } from './sheet-layout.ts';
import { xmlDeclaration } from './xml.ts';

/** An image at a cell. */
export interface PlacedImage extends CellPlace, ImageSize {
  /** The relationship of the image's file. */
  readonly relationship: string;
}

/** English Metric Units of a pixel at 96 dpi. */
const emuPerPixel = 9525;

/** Writes the part with the images of a sheet. Each moves with its cell, and keeps its size. */
export function writeDrawingPart(images: readonly PlacedImage[]): string {
  return [
    xmlDeclaration,
    '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"',
    ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    ...images.map(writeAnchor),
    '</xdr:wsDr>',
  ].join('');
}

function writeAnchor(image: PlacedImage, index: number): string {
  const size = `cx="${image.widthPx * emuPerPixel}" cy="${image.heightPx * emuPerPixel}"`;
  const margin = thumbnailMarginPx * emuPerPixel;
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${image.column}</xdr:col><xdr:colOff>${margin}</xdr:colOff>` +
    `<xdr:row>${image.row}</xdr:row><xdr:rowOff>${margin}</xdr:rowOff></xdr:from><xdr:ext ${size}/>` +
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${index + 2}" name="Image ${index + 1}"/>` +
    '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>' +
    `<xdr:blipFill><a:blip r:embed="${image.relationship}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>'
  );
}
