import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { findFixTarget, type FixTarget } from '../fix-target.ts';
import type { PreflightCheck } from '../use-preflight.ts';

interface AcceptedActivityProps extends Pick<PreflightCheck, 'preflight' | 'retry'> {
  onFix: (target: FixTarget) => void;
}

/** What must be done before the networks' answer can be known. */
export function AcceptedActivity({ preflight, retry, onFix }: AcceptedActivityProps) {
  switch (preflight.status) {
    case 'blocked': {
      const target = findFixTarget(preflight.problem);
      return (
        <Notice
          tone="warning"
          title="Nothing to check yet"
          actions={
            target && (
              <Button size="small" onClick={() => onFix(target)}>
                {target.label}
              </Button>
            )
          }
        >
          {describeProblem(preflight.problem)}
        </Notice>
      );
    }
    case 'failed':
      return (
        <Notice
          tone="error"
          title="The ad could not be checked"
          actions={
            <Button size="small" onClick={retry}>
              Check again
            </Button>
          }
        >
          {preflight.message ?? messages.backend.unreachable}
        </Notice>
      );
    default:
      return null;
  }
}
