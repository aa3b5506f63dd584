import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { progressTexts } from '../../../api-client/progress/progress-texts.ts';
import { DisclosureButton } from '../../../ui/actions/disclosure-button.tsx';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import { DetailRow } from '../../../ui/layout/detail-row.tsx';
import type { PlayState } from '../plays/play-queue.ts';
import { countIssues, describeIssues } from '../issues/group-issues.ts';
import { VerdictDetails } from './verdict-details.tsx';
import styles from './verdict-row.module.css';

interface VerdictRowProps {
  verdict: CheckVerdict;
  /** Null if playing was not requested. */
  play: PlayState | null;
  isOpenAtFirst: boolean;
}

/** One network's verdict. Opening it shows the screenshots and all rules. */
export function VerdictRow({ verdict, play, isOpenAtFirst }: VerdictRowProps) {
  const { network, label, passed } = verdict;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const titleId = `verdict-${network}`;
  const detailsId = `${titleId}-details`;
  return (
    <DetailRow
      id={`verdict-${network}-row`}
      titleId={titleId}
      detailsId={detailsId}
      isOpen={isOpen}
      className={styles.row}
      details={<VerdictDetails verdict={verdict} />}
    >
      <div className={styles.head}>
        <h3 className="type-label shrinks">
          <DisclosureButton
            arrow="before"
            isOpen={isOpen}
            controls={detailsId}
            className={styles.toggle}
            onToggle={() => setIsOpen(!isOpen)}
          >
            <span id={titleId}>{label}</span>
          </DisclosureButton>
        </h3>
        <p className={styles.verdict} data-passed={passed || undefined}>
          {passed ? <CircleCheck /> : <CircleX />}
          <span>
            {passed ? 'Accepted' : 'Rejected'}
            <span className="text-soft">{describeCounts(verdict)}</span>
          </span>
        </p>
        <PlayText verdict={verdict} play={play} />
      </div>
    </DetailRow>
  );
}

function describeCounts(verdict: CheckVerdict): string {
  const text = describeIssues({ ...countIssues(verdict), advice: 0 });
  return text === null ? '' : `, ${text}`;
}

/** Whether the network's verdict includes how the file behaves. */
function PlayText({ verdict, play }: { verdict: CheckVerdict; play: PlayState | null }) {
  switch (play?.status) {
    case 'queued':
      return <p className={styles.play}>Waiting to play</p>;
    case 'playing':
      return (
        <p className={styles.play}>
          <Spinner />{' '}
          <span role="status">{play.note ?? progressTexts[play.progress?.stage ?? 'playing']}</span>
        </p>
      );
    case 'canceled':
      return <p className={styles.play}>Playing canceled</p>;
    case 'failed':
      return (
        <p className={styles.play} data-failed>
          Could not be played
        </p>
      );
    default:
      return <p className={styles.play}>{describePlay(verdict)}</p>;
  }
}

function describePlay({ isPlayable, isPlayed }: CheckVerdict): string {
  if (isPlayed) return 'Played';
  return isPlayable ? 'Not played' : 'Can’t be played';
}
