import { messages } from '@spinreel/config-schema/messages/messages';
import type { Verdict } from '@spinreel/preflight/verdict';
import { ApiProblem } from '../errors/api-problem.ts';

/**
 * Returns the messages of a verdict's warnings. Throws `breaks-network-rule` if a rule of severity `error` is broken,
 * because such a file is never delivered.
 */
export function collectWarnings(verdict: Verdict): string[] {
  const broken = verdict.findings.filter((finding) => !finding.passed);
  if (!verdict.passed) {
    const reasons = broken
      .filter(({ severity }) => severity === 'error')
      .map(({ message, fix }) => `${message} ${fix}`);
    throw new ApiProblem('breaks-network-rule', {
      message: messages.export.preflightFailed(reasons.join(' ')),
    });
  }
  return broken.map(({ message, fix }) => `${message} ${fix}`);
}
