import { messages } from '@spinreel/config-schema/messages';
import type { Verdict } from '@spinreel/preflight/verdict';
import { ApiProblem } from '../errors/api-problem.ts';

/**
 * The warnings of a verdict in words. Throws `breaks-network-rule` when a rule of severity `error` is broken: such a file
 * is never handed out.
 */
export function acceptedWarnings(verdict: Verdict): string[] {
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
