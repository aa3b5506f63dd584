import type { StoreCallSighting } from '@spinreel/preflight/store-call-sighting';
import type { CheckReport } from '../check-report.ts';
import { cleanText } from '../wording/clean-text.ts';
import { listStoreCalls, storeCallTexts, type StoreCallTable } from './list-store-calls.ts';

/** Columns beyond this width of a terminal continue in a further table. */
const maxWidth = 100;

const states = ['seen', 'unseen', 'found', 'missing', 'unknown'] as const;

/**
 * Formats which file opens the store on which network as tables for terminals, with the calls and what each word means.
 * Null for a single file, about which the findings say it, and if nothing is known.
 */
export function formatStoreCalls(
  report: Pick<CheckReport, 'files'>,
  paint: (state: StoreCallSighting['state'], text: string) => string = (_, text) => text,
): string | null {
  const table = listStoreCalls(report);
  if (table === null || report.files.length < 2) return null;
  const calls = table.networks.map((_, index) => findUsualCall(table, index));
  const names = table.rows.map(({ fileName }) => cleanText(fileName));
  const nameWidth = Math.max(...names.map((name) => name.length));
  const columns = table.networks.map(({ label }, index) => {
    const cells = table.rows.map(({ cells: row }) => row[index] ?? null);
    const texts = cells.map((cell) => writeCell(cell, calls[index] ?? ''));
    return { label, cells, texts, width: Math.max(label.length, ...texts.map((text) => text.length)) };
  });
  const lines: string[] = ['Store calls'];
  for (const group of groupColumns(columns, maxWidth - nameWidth)) {
    lines.push(
      '',
      `  ${[''.padEnd(nameWidth), ...group.map(({ label, width }) => label.padEnd(width))].join('  ')}`,
    );
    for (const [row, name] of names.entries()) {
      const texts = group.map(({ cells, texts: column, width }) => {
        const text = (column[row] ?? '').padEnd(width);
        const cell = cells[row] ?? null;
        return cell === null ? text : paint(cell.state, text);
      });
      lines.push(`  ${[name.padEnd(nameWidth), ...texts].join('  ')}`);
    }
  }
  const used = new Set(table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.state ?? [])));
  return [
    ...lines.map((line) => line.trimEnd()),
    '',
    ...states.filter((state) => used.has(state)).map((state) => `  ${state}: ${storeCallTexts[state]}`),
    ...table.networks.map(({ label }, index) => `  ${label} opens the store with ${calls[index] ?? ''}`),
  ].join('\n');
}

/** Returns the call of the first file. A file with another one names it in its cell. */
function findUsualCall({ rows }: StoreCallTable, index: number): string {
  return rows.find(({ cells }) => cells[index])?.cells[index]?.call ?? '';
}

function writeCell(cell: StoreCallSighting | null, usualCall: string): string {
  if (cell === null) return '-';
  return cell.call === usualCall ? cell.state : `${cell.state} ${cell.call}`;
}

function groupColumns<Column extends { readonly width: number }>(
  columns: readonly Column[],
  width: number,
): Column[][] {
  const groups: Column[][] = [];
  let left = 0;
  for (const column of columns) {
    left -= column.width + 2;
    if (left < 0 || groups.length === 0) {
      groups.push([]);
      left = width - column.width - 2;
    }
    groups.at(-1)?.push(column);
  }
  return groups;
}
