import type { Verdict } from '@spinreel/preflight/verdict';
import type { CliIo } from '../cli-io.ts';

/** Prints a verdict: one summary line, then each broken rule with its fix and its source. */
export function printVerdict(verdict: Verdict, io: CliIo): void {
  const broken = verdict.findings.filter((finding) => !finding.passed);
  const errors = broken.filter((finding) => finding.severity === 'error');
  const summary = `${verdict.network}: ${verdict.findings.length - broken.length} of ${verdict.findings.length} checks passed`;
  const result = verdict.passed ? 'accepted' : `${errors.length} failed`;
  io.print(`${summary}, ${result} (sha256 ${verdict.sha256})`);
  printBrokenRules(verdict, io);
}

/** Prints each broken rule of a verdict with its fix and its source. */
export function printBrokenRules({ findings }: Verdict, io: CliIo): void {
  for (const finding of findings.filter(({ passed }) => !passed)) {
    const { severity, ruleId, uploadError, message, fix, source } = finding;
    const names = uploadError === null ? ruleId : `${ruleId} (${uploadError})`;
    io.print(`  ${severity} ${names}: ${message} ${fix} (${source ?? "Spinreel's own rule"})`);
  }
}
