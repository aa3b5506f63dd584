import type { StoreCallSighting } from '@spinreel/preflight/store-call-sighting';
import type { CheckReport } from '../check-report.ts';
import { cleanText } from '../wording/clean-text.ts';
import { labelNetwork } from '../wording/label-network.ts';

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

/** Which files open the store on which networks. */
export interface StoreCallTable {
  /** The networks of all files, in their order. */
  readonly networks: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly {
    readonly fileName: string;
    /** One for each network. Null if the file was not checked for it, or its pages open no store. */
    readonly cells: readonly (StoreCallSighting | null)[];
  }[];
}

/** Lists the store calls of all files of a report. Null if no verdict says anything about them. */
function listStoreCalls({ files }: Pick<CheckReport, 'files'>): StoreCallTable | null {
  const ids = new Set<string>();
  for (const { verdicts } of files) {
    for (const { network, storeCall } of verdicts) if (storeCall) ids.add(network);
  }
  if (ids.size === 0) return null;
  return {
    networks: [...ids].map((id) => ({ id, label: labelNetwork(id) })),
    rows: files.map(({ fileName, verdicts }) => ({
      fileName,
      cells: [...ids].map((id) => verdicts.find(({ network }) => network === id)?.storeCall ?? null),
    })),
  };
}

/** What the state of a store call means. */
const storeCallTexts: Readonly<Record<StoreCallSighting['state'], string>> = {
  seen: 'a tap opened the store while the file was played',
  unseen: 'the call is in the code, but no tap made it while the file was played',
  found: 'the call is in the code; play the file to see whether a tap makes it',
  missing: 'the file does not open the store',
  unknown: 'the code could not be read; play the file to see whether it opens the store',
};
