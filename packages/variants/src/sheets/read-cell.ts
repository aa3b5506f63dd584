import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { createSlug } from '@spinreel/config-schema/options/create-slug';
import type { Problem, ProblemCode, ProblemParams } from '@spinreel/config-schema/problems/problem';
import type { SheetPlace } from '@spinreel/config-schema/problems/variant-problems';
import type { FindVideo } from '../resolve/replace-media.ts';
import { getCellRules, type CellRules } from './cell-kind.ts';
import { isFilled, type SheetCell } from './sheet-cell.ts';
import { defaultMarker, noneMarker, readWrittenText } from './write-cell.ts';

/** Finds what cells name. */
export interface CellSources {
  /** Returns the handle of an uploaded file by its name; null if there is none that the field can use. */
  readonly findFile: (name: string, path: OverridablePath) => string | null;
  /** By default the measurements of all videos are unknown. */
  readonly findVideo?: FindVideo;
  /** Returns the handle of the image in a cell; null if it cannot be used. By default images in cells are refused. */
  readonly findImage?: (image: object, path: OverridablePath) => string | null;
  /** Returns the label of an option in the UI. Cells can contain the option or its label. */
  readonly labelOption?: (path: OverridablePath, option: string) => string;
}

/** The value of a cell: undefined is inherited, and null removes what the base has. */
export type CellReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: Problem };

/** Reads the value of a field from a cell, by the field's schema. `place` is where the cell is. */
export function readCell(
  cell: SheetCell,
  { path, place, sources }: { path: OverridablePath; place: SheetPlace; sources: CellSources },
): CellReading {
  const rules = getCellRules(path);
  const unusable = findCellProblem(cell, { place, canBeImage: rules.kind === 'file' });
  if (unusable !== null) return { ok: false, problem: unusable };
  if (!isFilled(cell)) return succeed(undefined);
  const marker = cell.text.trim().toLowerCase();
  if (marker === defaultMarker && rules.kind !== 'file') return succeed(null);
  if (marker === noneMarker && rules.kind !== 'text') return succeed(null);
  const read = readValue(cell, { path, rules, place, sources });
  if (!read.ok) return read;
  const verdict = validateAdConfig({ variants: [{ id: 'cell', overrides: { [path]: read.value } }] });
  if (verdict.ok) return read;
  return fail(
    verdict.problem.code.startsWith('store-url') ? 'sheet-store-url' : 'sheet-value-invalid',
    place,
  );
}

/** Returns why a cell cannot be read, whatever its field; null if it can. */
export function findCellProblem(
  { problem, image, text }: SheetCell,
  { place, canBeImage }: { place: SheetPlace; canBeImage: boolean },
): Problem | null {
  if (problem !== undefined) {
    const code = imageProblems[problem.code] ?? 'sheet-cell-unreadable';
    return { code, field: null, params: place };
  }
  return image !== undefined && text.trim() === '' && !canBeImage
    ? { code: 'sheet-image-in-cell', field: null, params: place }
    : null;
}

/** Reads 'yes' or 'no'; null if the text is neither. */
export function readFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (['yes', 'true', '1', 'on'].includes(word)) return true;
  return ['no', 'false', '0', 'off'].includes(word) ? false : null;
}

/** The problems that `@spinreel/sheets` finds in cells with images. */
const imageProblems: Readonly<Record<string, 'sheet-image-url' | 'sheet-image-in-cell'>> = {
  'image-url': 'sheet-image-url',
  'image-unsupported': 'sheet-image-in-cell',
  'several-images': 'sheet-image-in-cell',
};

interface Reading {
  readonly path: OverridablePath;
  readonly rules: CellRules;
  readonly place: SheetPlace;
  readonly sources: CellSources;
}

function readValue(cell: SheetCell, { path, rules, place, sources }: Reading): CellReading {
  const text = cell.text.trim();
  switch (rules.kind) {
    case 'flag': {
      const flag = readFlag(text);
      return flag === null ? fail('sheet-not-a-flag', place) : succeed(flag);
    }
    case 'number':
      return readNumber(text, { rules, place });
    case 'color':
      return readColor(text, place);
    case 'option': {
      const label = (option: string) => sources.labelOption?.(path, option) ?? option;
      return readOption(text, { options: rules.options, label, place });
    }
    case 'text':
      return readTextCell(cell.text, { limit: rules.maxLength, place });
    case 'file':
      return readFile(cell, { path, place, sources });
    case 'part':
      return readPart(text, place);
  }
}

/** Reads a text that is not longer than the field accepts. */
export function readTextCell(
  text: string,
  { limit, place }: { limit: number; place: SheetPlace },
): CellReading {
  const value = readWrittenText(text);
  if (value === null || value.length <= limit) return succeed(value);
  return fail('sheet-text-too-long', { ...place, limit });
}

function readNumber(text: string, { rules, place }: Pick<Reading, 'rules' | 'place'>): CellReading {
  const { min, max } = rules;
  const value = Number(text);
  const isInside = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  if (/^-?\d+(\.\d+)?$/.test(text) && isInside) return succeed(value);
  return fail('sheet-not-a-number', { ...place, min, max });
}

function readColor(text: string, place: SheetPlace): CellReading {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? [];
  if (digits === undefined) return fail('sheet-not-a-color', place);
  const whole = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  return succeed(`#${whole.toUpperCase()}`);
}

function readOption(
  text: string,
  options: {
    options: CellRules['options'];
    label: (option: string) => string;
    place: SheetPlace;
  },
): CellReading {
  const isMeant = (name: string) => name === text || (createSlug(name) || name) === createSlug(text);
  const exact = options.options.find((option) => String(option) === text);
  const found =
    exact ??
    options.options.find((option) => isMeant(String(option)) || isMeant(options.label(String(option))));
  if (found !== undefined) return succeed(found);
  const labels = options.options.map((option) => options.label(String(option)));
  return fail('sheet-not-an-option', { ...options.place, options: labels });
}

function readFile(
  cell: SheetCell,
  { path, place, sources }: Pick<Reading, 'path' | 'place' | 'sources'>,
): CellReading {
  const name = cell.text.trim();
  if (name === '' && cell.image !== undefined) {
    const handle = sources.findImage?.(cell.image, path) ?? null;
    return handle === null ? fail('sheet-image-in-cell', place) : succeed({ filePath: handle });
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) return fail('sheet-image-url', place);
  const handle = sources.findFile(name, path);
  return handle === null ? fail('sheet-file-unknown', place) : succeed({ filePath: handle });
}

function readPart(text: string, place: SheetPlace): CellReading {
  try {
    return succeed(JSON.parse(text));
  } catch {
    return fail('sheet-value-invalid', place);
  }
}

function fail<Code extends ProblemCode>(code: Code, params: ProblemParams[Code]): CellReading {
  return { ok: false, problem: { code, field: null, params } as Problem };
}

function succeed(value: unknown): CellReading {
  return { ok: true, value };
}
