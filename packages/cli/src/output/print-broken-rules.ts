import type { Verdict } from '@spinreel/preflight/verdict';
import type { CliIo } from '../cli-io.ts';

/** Prints each broken rule of a verdict with its fix and its source. */
export function printBrokenRules({ findings }: Verdict, io: CliIo): void {
  for (const finding of findings.filter(({ passed }) => !passed)) {
    const { severity, ruleId, uploadError, message, fix, source } = finding;
    const names = uploadError === null ? ruleId : `${ruleId} (${uploadError})`;
    io.print(`  ${severity} ${names}: ${message} ${fix} (${source ?? "Spinreel's own rule"})`);
  }
}
