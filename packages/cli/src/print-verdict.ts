import type { Verdict } from '@spinreel/preflight/verdict';
import type { CliIo } from './cli-io.ts';

/** Prints a verdict: one line, and below it each rule that is broken, with what to do and who demands it. */
export function printVerdict(verdict: Verdict, io: CliIo): void {
  const broken = verdict.findings.filter((finding) => !finding.passed);
  const errors = broken.filter((finding) => finding.severity === 'error');
  const summary = `${verdict.network}: ${verdict.findings.length - broken.length} of ${verdict.findings.length} rules kept`;
  if (verdict.passed) io.print(`${summary}, accepted (sha256 ${verdict.sha256})`);
  else io.printError(`${summary}, ${errors.length} broken (sha256 ${verdict.sha256})`);
  for (const finding of broken) {
    const print = finding.severity === 'error' ? io.printError : io.print;
    const { severity, ruleId, message, fix, source } = finding;
    print(`  ${severity} ${ruleId}: ${message} ${fix} (${source ?? "Spinreel's own rule"})`);
  }
}
