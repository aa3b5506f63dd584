import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExportState } from './state/export-state.ts';

/** A short text with an icon and a colour. */
export interface RowText {
  readonly tone: 'good' | 'warning' | 'bad' | 'calm';
  readonly icon: ReactNode;
  readonly text: string;
}

/** Describes what the check found: 'Checked against 24 rules'. */
export function describeVerdict(verdict: NetworkVerdict | null, isChecking: boolean): RowText {
  if (verdict === null) {
    const text = isChecking ? 'Checking...' : 'Not checked yet';
    return { tone: 'calm', icon: <CircleDashed />, text };
  }
  const { problem, rules, passed } = verdict;
  if (problem !== null) return { tone: 'bad', icon: <CircleX />, text: 'Cannot be exported' };
  const brokenCount = rules.filter((rule) => !rule.passed).length;
  if (!passed) {
    const text = `Checked: ${brokenCount} of ${rules.length} rules broken`;
    return { tone: 'bad', icon: <CircleX />, text };
  }
  if (brokenCount > 0) {
    const text = `Checked: ${writeCount(brokenCount, 'warning')}`;
    return { tone: 'warning', icon: <TriangleAlert />, text };
  }
  return {
    tone: 'good',
    icon: <CircleCheck />,
    text: `Checked against ${rules.length} rules`,
  };
}

/** Describes the state of an export; null for states that the row does not show. */
export function describeState(state: ExportState): RowText | null {
  switch (state.status) {
    case 'idle':
    case 'exporting':
      return null;
    case 'queued':
      return { tone: 'calm', icon: <Clock />, text: 'Queued' };
    case 'canceled':
      return { tone: 'calm', icon: <CircleDashed />, text: 'Export canceled' };
    case 'failed':
      return { tone: 'bad', icon: <CircleAlert />, text: 'Export failed' };
    case 'ready':
      return state.isOutdated
        ? { tone: 'warning', icon: <TriangleAlert />, text: 'File is outdated' }
        : { tone: 'good', icon: <CircleCheck />, text: 'File is ready' };
  }
}
