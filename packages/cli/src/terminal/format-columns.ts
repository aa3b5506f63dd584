/** Pads each column to its widest cell. The first `numberCount` columns contain numbers, which are aligned to the right. */
export function formatColumns(rows: readonly (readonly string[])[], numberCount = 0): string[] {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column < numberCount ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
