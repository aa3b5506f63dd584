import type { ArchiveManifest } from '@spinreel/api-contract/archives';

/** Formats the files of an archive as CSV, in UTF-8 with a byte-order mark, because spreadsheet programs expect one. */
export function formatTable({ files, equalFiles }: ArchiveManifest): string {
  const firstEqual = new Map(
    equalFiles.flatMap(([first = '', ...others]) => others.map((name) => [name, first])),
  );
  const rows = files.map((file) => [
    file.fileName,
    file.variant ?? '',
    file.language ?? '',
    file.network,
    String(file.fileSize),
    file.checksum,
    file.verdict === null ? '' : file.verdict.passed ? 'passed' : 'failed',
    file.storeUrlIos ?? '',
    file.storeUrlAndroid ?? '',
    firstEqual.get(file.fileName) ?? '',
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`;
}

const columns = [
  'file',
  'variant',
  'language',
  'network',
  'sizeBytes',
  'sha256',
  'verdict',
  'storeUrlIos',
  'storeUrlAndroid',
  'equalTo',
];

/**
 * Formats a cell. Spreadsheet programs run texts that start with these characters as formulas, so such a text gets an
 * apostrophe in front of it (OWASP, CSV injection).
 */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
