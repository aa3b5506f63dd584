import type { CellPlace } from '../../cell-address.ts';
import type { XlsxPackage } from './xlsx-package.ts';

/** An image of a drawing. */
export interface DrawnImage extends CellPlace {
  /** The name that the program gave it. */
  readonly name: string;
  /** The relationship of the image in the file, or of its URL. */
  readonly relationship: string;
}

/** Elements that contain an image: those of a drawing, and those of WPS Office for images in cells. */
const containers = ['oneCellAnchor', 'twoCellAnchor', 'cellImage'];

/**
 * Lists the images of a drawing, with the cells of their top left corners. Images without a cell, charts and shapes are left
 * out. Of grouped images, the first is listed.
 */
export async function readDrawing(file: XlsxPackage, path: string): Promise<DrawnImage[]> {
  const images: DrawnImage[] = [];
  let image = { row: 0, column: 0, name: '', relationship: '' };
  let openElement = '';
  let isFrom = false;
  await file.parseXml(path, {
    onOpen(element, attributes) {
      openElement = element;
      if (containers.includes(element)) image = { row: 0, column: 0, name: '', relationship: '' };
      if (element === 'from') isFrom = true;
      if (element === 'cNvPr') image.name ||= attributes['name'] ?? '';
      if (element === 'blip') image.relationship ||= attributes['embed'] ?? attributes['link'] ?? '';
    },
    onText(text) {
      if (isFrom && openElement === 'row') image.row = Number(text);
      if (isFrom && openElement === 'col') image.column = Number(text);
    },
    onClose(element) {
      openElement = '';
      if (element === 'from') isFrom = false;
      if (containers.includes(element) && image.relationship !== '') images.push(image);
    },
  });
  return images.filter(({ row, column }) => Number.isInteger(row) && Number.isInteger(column));
}
