import { messages } from '@spinreel/config-schema/messages/messages';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { PreflightCheck } from '../use-preflight.ts';

/** Why the networks' answer is not known, and how to get it. */
export function AcceptedActivity({ preflight, retry }: Pick<PreflightCheck, 'preflight' | 'retry'>) {
  if (preflight.status !== 'failed') return null;
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
}
