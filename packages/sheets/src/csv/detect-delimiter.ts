/** The characters that can separate the cells of a CSV file. Excel writes `;` where the comma is the decimal separator. */
export const csvDelimiters = [',', ';', '\t'] as const;

/** A character between the cells of a CSV file. */
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** How many rows are looked at. */
const examinedRows = 100;
/** How many characters are looked at. */
const examinedCharacters = 256 * 1024;

/**
 * Returns the delimiter that the header has, in the most rows as often as in the header. If that is undecided, it is the one
 * that the header has more often. Characters in quoted cells do not count. Returns a comma if the header has none.
 */
export function detectDelimiter(text: string): CsvDelimiter {
  const rows = countDelimiters(text.slice(0, examinedCharacters));
  const [header] = rows;
  let best: { delimiter: CsvDelimiter; regularRows: number; count: number } | undefined;
  for (const delimiter of csvDelimiters) {
    const count = header?.[delimiter] ?? 0;
    if (count === 0) continue;
    const regularRows = rows.filter((row) => row[delimiter] === count).length;
    const isBetter =
      best === undefined ||
      regularRows > best.regularRows ||
      (regularRows === best.regularRows && count > best.count);
    if (isBetter) best = { delimiter, regularRows, count };
  }
  return best?.delimiter ?? ',';
}

/** Counts each delimiter outside of quoted cells, row by row. Empty rows are left out. */
function countDelimiters(text: string): Record<CsvDelimiter, number>[] {
  const rows: Record<CsvDelimiter, number>[] = [];
  let counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  let isCellStart = true;
  let isRowEmpty = true;
  for (const character of `${text}\n`) {
    if (character === '"' && (isQuoted || isCellStart)) {
      // The second of two quotation marks opens the cell again, so pairs change nothing.
      isQuoted = !isQuoted;
      isCellStart = !isQuoted;
      isRowEmpty = false;
    } else if (isQuoted) {
      isCellStart = false;
    } else if (character === '\n' || character === '\r') {
      if (!isRowEmpty) rows.push(counts);
      if (rows.length === examinedRows) break;
      counts = { ',': 0, ';': 0, '\t': 0 };
      isCellStart = true;
      isRowEmpty = true;
    } else {
      isCellStart = isDelimiter(character);
      if (isDelimiter(character)) counts[character] += 1;
      isRowEmpty = false;
    }
  }
  return rows;
}

function isDelimiter(character: string): character is CsvDelimiter {
  return (csvDelimiters as readonly string[]).includes(character);
}
