import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';

/**
 * Returns the text of a problem in its step of the wizard; null without a problem. Fields receive the text and not the
 * problem, because the front page has fields too, and the table of all messages would add to its scripts.
 */
export function describeInStep(problem: Problem | null): string | null {
  return problem && describeProblem(problem, 'step');
}
