import { messages } from '@spinreel/config-schema/messages/messages';
import { Button } from '../../ui/actions/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import styles from './open-project.module.css';
import type { Opening } from './use-open-project.ts';

interface OpeningProgressProps {
  opening: Opening;
  onCancel: () => void;
}

/** The progress of a project file that is uploaded and opened. */
export function OpeningProgress({ opening, onCancel }: OpeningProgressProps) {
  const { text, percent } = describeOpening(opening);
  return (
    <div className={styles.progress}>
      <p className={styles.stage}>
        <span role="status">{text}</span>
        <span>{Math.floor(percent)} %</span>
      </p>
      <ProgressBar label={`Open ${opening.name}`} percent={percent} />
      <Button onClick={onCancel} className={styles.cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** The percentage at which the upload ends. */
const uploadPercent = 60;

function describeOpening({ sentShare, progress }: Opening): { text: string; percent: number } {
  if (sentShare < 1) return { text: 'Uploading the project file...', percent: sentShare * uploadPercent };
  const percent = uploadPercent + ((100 - uploadPercent) * (progress?.percent ?? 0)) / 100;
  const isWaiting = progress?.stage === 'waiting';
  return { text: isWaiting ? messages.backend.waiting : 'Opening the project file...', percent };
}
