import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { timings } from '@spinreel/config-schema/limits/timings';
import { showToast } from '../../../ui/feedback/toasts.ts';

/** Says why texts were not taken over, and how many. Does nothing without problems. */
export function showRefused(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  const lead = problems.length === 1 ? '' : `${problems.length} cells were not changed. `;
  const text = `${lead}${describeProblem(first)}`;
  showToast({ id: 'refused-cells', text, tone: 'warning', durationMs: timings.noteMs });
}
