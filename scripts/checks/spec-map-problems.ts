import type { SpecMapRow } from './spec-map.ts';

/** The numbered sections of the product spec, and the decisions on top of it. */
const sectionsToCover = ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', 'Decisions'];

/**
 * Everything in the map that is not true of the repository, one sentence each.
 *
 * @param readFile the text of a file, named from the repository's root, or undefined where there is none
 */
export function specMapProblems(
  rows: readonly SpecMapRow[],
  readFile: (path: string) => string | undefined,
): string[] {
  const uncovered = sectionsToCover
    .filter((section) => !rows.some((row) => row.section.startsWith(section)))
    .map((section) => `No row covers section ${section}`);
  return [...uncovered, ...rows.flatMap((row) => problemsOfRow(row, readFile))];
}

function problemsOfRow(row: SpecMapRow, readFile: (path: string) => string | undefined): string[] {
  const at = `${row.section} / ${row.rule}`;
  const missing = [...row.sources, ...row.proofs.map(({ path }) => path)]
    .filter((path) => readFile(path) === undefined)
    .map((path) => `${at}: there is no ${path}`);
  const untitled = row.proofs.flatMap(({ path, titles }) => {
    const text = readFile(path);
    if (text === undefined) return [];
    return titles
      .filter((title) => !text.includes(title))
      .map((title) => `${at}: ${path} has no test "${title}"`);
  });
  return [
    ...(row.sources.length === 0 ? [`${at}: names no file`] : []),
    ...(row.proofs.length === 0 ? [`${at}: names no test`] : []),
    ...row.proofs.filter(({ path }) => !isTest(path)).map(({ path }) => `${at}: ${path} is not a test`),
    ...missing,
    ...untitled,
  ];
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}
