import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CheckReport } from '@spinreel/report/check-report';
import { type CliIo, CliProblem } from '../command.ts';
import type { ReportFormat, ReportOutput } from './report-formats.ts';

/**
 * Prints a report, and writes it to the files of `files`. With `output`, the report is written to that file, and its text
 * is printed. Throws a `CliProblem` if a file cannot be written.
 */
export async function writeReport(
  report: CheckReport,
  { format, output, report: files = [] }: ReportOutput,
  io: CliIo,
): Promise<void> {
  const written = output === undefined ? files : [...files, { path: output, format }];
  for (const file of written) {
    const text = await formatReport(report, file.format, false);
    await writeFile(resolve(io.folder, file.path), text).catch((cause: unknown) => {
      throw new CliProblem('usage', `The report could not be written to '${file.path}': ${String(cause)}`, {
        cause,
      });
    });
  }
  printText(await formatReport(report, output === undefined ? format : 'text', io.hasColors), io);
  if (written.length > 0) io.printNote(`The report is in ${written.map(({ path }) => path).join(', ')}.`);
}

function printText(text: string, io: CliIo): void {
  if (text !== '') io.print(text.replace(/\n$/, ''));
}

/** Loads only the format that is needed. */
async function formatReport(report: CheckReport, format: ReportFormat, colours: boolean): Promise<string> {
  switch (format) {
    case 'text':
      return (await import('@spinreel/report/format-text')).formatText(report, { colours });
    case 'json':
      return (await import('@spinreel/report/json/format-json')).formatJson(report);
    case 'junit':
      return (await import('@spinreel/report/junit/format-junit')).formatJunit(report);
    case 'sarif':
      return (await import('@spinreel/report/sarif/format-sarif')).formatSarif(report);
    case 'github':
      return (await import('@spinreel/report/format-github')).formatGithub(report);
    case 'markdown':
      return (await import('@spinreel/report/format-markdown')).formatMarkdown(report);
    case 'html':
      return (await import('@spinreel/report/html/format-html')).formatHtml(report);
  }
}
