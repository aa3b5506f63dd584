import { readDrawing } from './drawing.ts';
import { findTarget, readRelationships, type Relationship, type Relationships } from './relationships.ts';
import type { XlsxPackage } from './xlsx-package.ts';

/** Finds images that are values of cells, and not above them. */
export interface CellImageFinder {
  /** Finds the image of Excel's command "Place in Cell", by the number of the cell's value metadata. */
  findByMetadata(metadata: number): Relationship | undefined;
  /** Finds the image of a formula `DISPIMG("ID_…")` of WPS Office. Undefined for other formulas. */
  findByFormula(formula: string): Relationship | undefined;
}

/** Reads where the values of cells that are images are stored. `relationships` are those of the workbook. */
export async function readCellImages(
  file: XlsxPackage,
  relationships: Relationships,
): Promise<CellImageFinder> {
  const values = await readRichValues(file, relationships);
  const named = await readNamedImages(file, findTarget(relationships, 'cellImage'));
  return {
    findByMetadata: (metadata) => values[metadata - 1],
    findByFormula(formula) {
      const [, name] = /^\s*(?:_xl\w+\.)*DISPIMG\s*\(\s*"([^"]*)"/i.exec(formula) ?? [];
      return name === undefined ? undefined : named.get(name);
    },
  };
}

async function readNamedImages(
  file: XlsxPackage,
  path: string | undefined,
): Promise<ReadonlyMap<string, Relationship | undefined>> {
  if (path === undefined) return new Map();
  const targets = await readRelationships(file, path);
  const images = await readDrawing(file, path);
  return new Map(images.map(({ name, relationship }) => [name, targets.get(relationship)]));
}

/**
 * Returns the image of each entry of the value metadata, if it has one. An entry refers to a future entry, which refers to a
 * rich value, whose field `LocalImageIdentifier` refers to a relationship. Source: [MS-XLSX] 2.6 and 3.
 */
async function readRichValues(
  file: XlsxPackage,
  relationships: Relationships,
): Promise<(Relationship | undefined)[]> {
  const metadataPath = findTarget(relationships, 'sheetMetadata');
  const valuesPath = findTarget(relationships, 'rdRichValue');
  const structuresPath = findTarget(relationships, 'rdRichValueStructure');
  const slotsPath = findTarget(relationships, 'richValueRel');
  if (!metadataPath || !valuesPath || !structuresPath || !slotsPath) return [];
  const metadata = await readMetadata(file, metadataPath);
  const imageFields = await readImageFields(file, structuresPath);
  const values = await readValues(file, valuesPath);
  const slots = await readSlots(file, slotsPath);
  return metadata.map((index) => {
    const value = index === undefined ? undefined : values[index];
    const field = value === undefined ? -1 : (imageFields[value.structure] ?? -1);
    const slot = value?.fields[field];
    return slot === undefined ? undefined : slots[Number(slot)];
  });
}

/** Returns the index of the rich value of each entry of the value metadata. */
async function readMetadata(file: XlsxPackage, path: string): Promise<(number | undefined)[]> {
  const types: (string | undefined)[] = [];
  const futureEntries: (number | undefined)[] = [];
  const entries: { readonly type: number; readonly future: number }[] = [];
  let section = '';
  let isRichValues = false;
  await file.parseXml(path, {
    onOpen(name, attributes) {
      if (name === 'metadataType') types.push(attributes['name']);
      if (name === 'futureMetadata' || name === 'valueMetadata' || name === 'cellMetadata') {
        section = name;
        isRichValues = attributes['name'] === richValueType;
      }
      if (section === 'futureMetadata' && isRichValues) {
        if (name === 'bk') futureEntries.push(undefined);
        if (name === 'rvb') futureEntries[futureEntries.length - 1] = Number(attributes['i']);
      }
      if (section === 'valueMetadata' && name === 'rc') {
        entries.push({ type: Number(attributes['t']), future: Number(attributes['v']) });
      }
    },
  });
  return entries.map(({ type, future }) =>
    types[type - 1] === richValueType ? futureEntries[future] : undefined,
  );
}

const richValueType = 'XLRICHVALUE';

/** Returns which field of each structure refers to an image, or -1. */
async function readImageFields(file: XlsxPackage, path: string): Promise<number[]> {
  const structures: string[][] = [];
  await file.parseXml(path, {
    onOpen(name, attributes) {
      if (name === 's') structures.push([]);
      if (name === 'k') structures.at(-1)?.push(attributes['n'] ?? '');
    },
  });
  return structures.map((fields) => fields.indexOf('_rvRel:LocalImageIdentifier'));
}

async function readValues(
  file: XlsxPackage,
  path: string,
): Promise<{ readonly structure: number; readonly fields: readonly string[] }[]> {
  const values: { structure: number; fields: string[] }[] = [];
  let field: string | undefined;
  await file.parseXml(path, {
    onOpen(name, attributes) {
      if (name === 'rv') values.push({ structure: Number(attributes['s']), fields: [] });
      if (name === 'v') field = '';
    },
    onText(text) {
      if (field !== undefined) field += text;
    },
    onClose(name) {
      if (name !== 'v' || field === undefined) return;
      values.at(-1)?.fields.push(field);
      field = undefined;
    },
  });
  return values;
}

async function readSlots(file: XlsxPackage, path: string): Promise<(Relationship | undefined)[]> {
  const targets = await readRelationships(file, path);
  const slots: (Relationship | undefined)[] = [];
  await file.parseXml(path, {
    onOpen(name, attributes) {
      if (name === 'rel') slots.push(targets.get(attributes['id'] ?? ''));
    },
  });
  return slots;
}
