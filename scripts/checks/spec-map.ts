/** One row of docs/spec-map.md: a rule of the product, the files that hold it and the tests that prove it. */
export interface SpecMapRow {
  /** The heading the row stands under, without its `##`: `4. States and transitions`. */
  readonly section: string;
  readonly rule: string;
  /** Paths from the repository's root. */
  readonly sources: readonly string[];
  readonly proofs: readonly Proof[];
}

/** A test file, and the titles in it which the row leans on; none means the whole file. */
export interface Proof {
  readonly path: string;
  readonly titles: readonly string[];
}

/**
 * Reads the tables of docs/spec-map.md: `| rule | files | tests |`, with paths in backticks and each test's title
 * in double quotes behind its file.
 */
export function readSpecMap(markdown: string): SpecMapRow[] {
  const rows: SpecMapRow[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = line.match(/^## (.+)$/)?.[1];
    if (heading) section = heading.trim();
    const [rule, sources, proofs] = cells(line);
    if (!rule || sources === undefined || proofs === undefined || isTableFrame(rule)) continue;
    rows.push({ section, rule, sources: quotedPaths(sources), proofs: readProofs(proofs) });
  }
  return rows;
}

function cells(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function isTableFrame(firstCell: string): boolean {
  return firstCell === 'Rule' || /^:?-+:?$/.test(firstCell);
}

function quotedPaths(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

function readProofs(cell: string): Proof[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, path = '', behind = '']) => ({
    path,
    titles: [...behind.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));
}
