import { messages } from '@spinreel/config-schema/messages/messages';
import { Button } from '../../ui/actions/button.tsx';
import { combineProgress, WorkProgress } from '../../ui/progress/work-progress.tsx';
import type { Opening } from './use-open-project.ts';

/** The progress of a project file that is uploaded and opened. */
export function OpeningProgress({ opening, onCancel }: { opening: Opening; onCancel: () => void }) {
  const { name, sentShare, progress } = opening;
  return (
    <div className="stack gap-3">
      <WorkProgress
        label={`Open ${name}`}
        text={describeOpening(opening)}
        percent={combineProgress(sentShare, progress?.percent ?? 0)}
      />
      <Button onClick={onCancel} className="self-start">
        Cancel
      </Button>
    </div>
  );
}

function describeOpening({ sentShare, progress }: Opening): string {
  if (sentShare < 1) return 'Uploading the project file...';
  return progress?.stage === 'waiting' ? messages.backend.waiting : 'Opening the project file...';
}
