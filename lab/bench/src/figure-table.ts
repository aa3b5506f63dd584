import { findVerdict, type Figure } from './figure.ts';

/** Formats figures as a Markdown table with aligned columns. */
export function figureTable(figures: readonly (Figure & { readonly bench: string })[]): string {
  const rows = figures.map((figure) => [
    figure.bench,
    figure.name,
    `${formatValue(figure.value)} ${figure.unit}`,
    formatLimit(figure),
    findVerdict(figure),
  ]);
  const head = ['Bench', 'Figure', 'Measured', 'Limit', 'Verdict'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [line(head), line(Array(head.length).fill(''), '-'), ...rows.map((row) => line(row))].join('\n');
}

function formatLimit({ atLeast, atMost, unit }: Figure): string {
  const least = atLeast === undefined ? [] : [`at least ${formatValue(atLeast)}`];
  const most = atMost === undefined ? [] : [`at most ${formatValue(atMost)}`];
  return [...least, ...most].map((limit) => `${limit} ${unit}`).join(', ');
}

function formatValue(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : 1 });
}
