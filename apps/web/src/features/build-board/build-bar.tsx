import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { CircleCheck, PackageOpen, Pause, Play, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { WorkProgress } from '../../ui/progress/work-progress.tsx';
import { describeTimeLeft, estimateTimeLeft } from './state/estimate-time-left.ts';
import { isUnderWay } from './state/list-files.ts';
import type { BuildBoard } from './state/use-build-board.ts';
import styles from '../../ui/layout/main-actions.module.css';

interface BuildBarProps {
  board: BuildBoard;
  isBlocked: boolean;
  /** Downloads the finished files. Null while there are none. */
  download: ReactNode;
}

/** The main actions for the files of an ad with variants: builds what is missing, pauses, resumes and cancels. */
export function BuildBar({ board, isBlocked, download }: BuildBarProps) {
  const { files, counts, isRunning, isPaused } = board;
  const left = files.length - counts.ready;
  if (files.length === 0) return null;
  return (
    <>
      {isRunning ? <Progress board={board} /> : <Outcome board={board} />}
      <div className={styles.actions}>
        {isRunning ? (
          <>
            <Button onClick={board.cancel}>Cancel all</Button>
            {isPaused ? (
              <Button variant="primary" icon={<Play />} onClick={board.resume}>
                Resume
              </Button>
            ) : (
              <Button icon={<Pause />} onClick={board.pause}>
                Pause
              </Button>
            )}
          </>
        ) : (
          <>
            {left > 0 && (
              <Button
                variant={download === null ? 'primary' : 'secondary'}
                icon={<PackageOpen />}
                disabled={isBlocked}
                onClick={board.start}
              >
                {`Build ${writeCount(left, 'file')}`}
              </Button>
            )}
            {download}
          </>
        )}
      </div>
    </>
  );
}

function Progress({ board: { files, isPaused } }: { board: BuildBoard }) {
  const leftMs = estimateTimeLeft(files);
  const doneCount = files.filter((file) => !isUnderWay(file)).length;
  const done = files.reduce(
    (sum, file) => sum + (isUnderWay(file) ? (file.build?.progress?.percent ?? 0) / 100 : 1),
    0,
  );
  const parts = [
    `${doneCount} of ${writeCount(files.length, 'file')} done`,
    isPaused ? 'paused' : leftMs === null ? null : describeTimeLeft(leftMs),
  ];
  return (
    <div className={styles.progress}>
      <WorkProgress
        label="All files"
        text={parts.filter((part) => part !== null).join(', ')}
        percent={(done / files.length) * 100}
      />
      <p className={styles.hint}>You can close this page. The builds continue.</p>
    </div>
  );
}

function Outcome({ board: { files, counts } }: { board: BuildBoard }) {
  if (counts.failed > 0)
    return (
      <p className={styles.outcome} data-tone="warning" role="status">
        <TriangleAlert />
        {`${counts.ready} of ${writeCount(files.length, 'file')} ready. ${writeCount(counts.failed, 'file')} failed.`}
      </p>
    );
  if (counts.ready === 0)
    return (
      <p
        className={styles.outcome}
      >{`Creates ${writeCount(files.length, 'file')} and checks each of them.`}</p>
    );
  return (
    <p className={styles.outcome} data-tone="good" role="status">
      <CircleCheck />
      {counts.ready === files.length
        ? `${writeCount(counts.ready, 'file')} ready.`
        : `${counts.ready} of ${writeCount(files.length, 'file')} ready.`}
    </p>
  );
}
