import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { progressTexts } from '../../../api-client/progress/progress-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { WorkProgress } from '../../../ui/progress/work-progress.tsx';
import { findFixTarget, type FixTarget } from '../fix-target.ts';
import type { PreflightCheck } from '../use-preflight.ts';

interface AcceptedActivityProps extends PreflightCheck {
  onFix: (target: FixTarget) => void;
}

/** What happens before the networks' answer is known. */
export function AcceptedActivity({ preflight, progress, retry, onFix }: AcceptedActivityProps) {
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
    case 'unchecked':
    case 'checking':
      return (
        <WorkProgress
          label="Preflight"
          text={progress === null ? 'Checking...' : progressTexts[progress.stage]}
          percent={progress?.percent ?? 0}
        />
      );
    case 'busy':
      return <Notice tone="info">{messages.backend.waiting}</Notice>;
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
    case 'checked':
      return null;
  }
}
