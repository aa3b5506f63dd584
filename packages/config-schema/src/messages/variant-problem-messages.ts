import type { ProblemText } from './problem-text.ts';
import type { SheetPlace, VariantProblemParams } from '../problems/variant-problems.ts';

const maxShownLength = 60;

/** The texts of the problems of names and sheets of variants. */
export const variantProblemMessages: {
  readonly [Code in keyof VariantProblemParams]: ProblemText<VariantProblemParams[Code]>;
} = {
  'name-placeholder-unknown': ({ placeholder, known }) =>
    `There is no placeholder {${placeholder}}. Use ${known.map((each) => `{${each}}`).join(', ')}.`,
  'name-placeholder-open': 'A brace in the name is not closed. Write placeholders as {variant}.',
  'name-placeholder-missing': ({ placeholder, count }) =>
    `${count} files would have the same name. Add {${placeholder}} to the name.`,
  'name-characters': ({ name, characters }) =>
    `The name “${name}” contains ${characters}. Use letters, digits, and - _ . only.`,
  'name-empty': 'The name is empty. Add a placeholder such as {variant}.',
  'name-reserved': ({ name }) =>
    `Windows reserves the name “${name}”. Add a word or a placeholder such as {ad} to it.`,
  'name-too-long': ({ name, limit }) =>
    `The name “${shorten(name)}” is longer than ${limit} characters. Use fewer placeholders or shorter names.`,
  'name-repeated': ({ name, count }) =>
    `${count} files would have the name “${name}”. Add a placeholder that tells them apart.`,
  'sheet-empty': 'The sheet has no rows. Its first row contains the names of the columns.',
  'sheet-column-missing': ({ header }) =>
    `The sheet has no column “${header}”. Export the sheet again and keep its first row.`,
  'sheet-column-unknown': (place) =>
    `${locate(place)} does not name one field or language. Name it as in an exported sheet, or delete the column.`,
  'sheet-column-repeated': (place) =>
    `${locate(place)} is in the first row twice. Delete one of the columns.`,
  'sheet-id-unknown': (place) =>
    `${locate(place)}: the ad has no variant with this id. Correct it, or empty the cell to add a variant.`,
  'sheet-row-repeated': (place) =>
    `${locate(place)}: row ${place.firstRow} is for the same one. Delete one of the rows.`,
  'sheet-name-ambiguous': (place) =>
    `${locate(place)}: several variants have this name. Enter the id of one of them in the column “id”.`,
  'sheet-too-many-variants': ({ count, limit }) =>
    `The ad would have ${count} variants. At most ${limit} are possible. Delete some of the new rows.`,
  'sheet-text-unknown': (place) =>
    `${locate(place)}: no variant shows this text in this field. Export the texts again, and copy the translations.`,
  'sheet-cell-unreadable': (place) =>
    `${locate(place)} is an error of a formula. Replace the formula with its value.`,
  'sheet-image-in-cell': {
    anywhere: (place) => `${locate(place)} contains an image. Upload it, and enter its file name instead.`,
    'command line': (place) =>
      `${locate(place)} contains an image. Save it next to the ad config, and enter its path instead.`,
  },
  'sheet-image-url': {
    anywhere: (place) => `${locate(place)} is an address. Upload the image, and enter its file name instead.`,
    'command line': (place) =>
      `${locate(place)} is an address. Save the image next to the ad config, and enter its path instead.`,
  },
  'sheet-file-unknown': {
    anywhere: (place) => `${locate(place)}: there is no such file. Upload it, or correct its name.`,
    'command line': (place) =>
      `${locate(place)}: there is no such file. Enter its path, relative to the ad config.`,
  },
  'sheet-not-a-flag': (place) => `${locate(place)} is neither yes nor no. Enter one of them.`,
  'sheet-not-a-number': (place) => `${locate(place)} is not ${describeRange(place)}, such as 12.5.`,
  'sheet-not-a-color': (place) => `${locate(place)} is not a color. Enter one such as #FFD700.`,
  'sheet-not-an-option': (place) =>
    `${locate(place)} is not an option. Enter one of: ${place.options.join(', ')}.`,
  'sheet-text-too-long': (place) =>
    `${locate(place)} has ${place.value.length} characters. Shorten it to ${place.limit}.`,
  'sheet-value-invalid': (place) =>
    `${locate(place)} is not a value of this field. Export the sheet to see how its values are written.`,
  'sheet-store-url': (place) =>
    `${locate(place)} is not a store URL. Enter the full address, starting with https://`,
};

/** Names a cell: 'Cell C4 (button color): “red”', or 'Variants, C4 (button color): “red”'. */
function locate({ sheet, row, column, header, value }: SheetPlace): string {
  const label = header === '' || header === value ? '' : ` (${header})`;
  const cell = `${sheet === undefined ? 'Cell ' : `${sheet}, `}${column}${row}${label}`;
  return value === '' ? cell : `${cell}: “${shorten(value)}”`;
}

function shorten(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}

function describeRange({ min, max }: { min: number | null; max: number | null }): string {
  return min === null || max === null ? 'a number' : `a number from ${min} to ${max}`;
}
