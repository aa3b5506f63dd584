import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { CheckedFile, CheckReport, ReportVerdict } from './check-report.ts';

/** How many rules ended how. */
export interface ResultCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly advice: number;
  readonly passed: number;
  readonly notJudged: number;
}

/** Counts the results of one verdict. */
export function countResults({
  findings,
  notJudged,
}: Pick<ReportVerdict, 'findings' | 'notJudged'>): ResultCounts {
  const count = (severity: string) =>
    findings.filter((finding) => !finding.passed && finding.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    advice: count('advice'),
    passed: findings.filter(({ passed }) => passed).length,
    notJudged: notJudged.length,
  };
}

/** Whether every network accepts the file. */
export function isAccepted({ verdicts }: CheckedFile): boolean {
  return verdicts.every(({ passed }) => passed);
}

/** Whether no requirement of the market that blocks publishing is broken, as far as it was checked. */
export function meetsRequirements({ publishing = [] }: CheckedFile): boolean {
  return publishing.every(({ compliance }) => compliance?.passed !== false);
}

/** Whether every network accepts the file, and no market forbids it. */
export function isReady(file: CheckedFile): boolean {
  return isAccepted(file) && meetsRequirements(file);
}

/** Whether every file is ready. */
export function hasPassed({ files }: CheckReport): boolean {
  return files.every(isReady);
}

/** Writes how many files are ready, such as `1 of 2 files ready`. */
export function writeReady({ files }: CheckReport): string {
  return `${files.filter(isReady).length} of ${writeCount(files.length, 'file')} ready`;
}

/** Writes how many rules passed, such as `3 of 4 rules passed`. */
export function writePassed(passedCount: number, count: number): string {
  return `${passedCount.toLocaleString('en-US')} of ${writeCount(count, 'rule')} passed`;
}

/** Writes the broken rules of a verdict, such as `2 errors, 1 warning`; null if none is broken. */
export function writeCounts({ errors, warnings, advice }: ResultCounts): string | null {
  const parts = [
    errors > 0 ? writeCount(errors, 'error') : null,
    warnings > 0 ? writeCount(warnings, 'warning') : null,
    advice > 0 ? writeCount(advice, 'recommendation') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
