import type { FileCheck } from '@spinreel/api-contract/checks';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { listUnplayed, type Plays } from '../plays/use-plays.ts';
import styles from './play-bar.module.css';

/** How far playing is, with the way to cancel it, and to start or continue it. Nothing once the file has been played. */
export function PlayBar({ check, plays }: { check: FileCheck; plays: Plays }) {
  const [openedAtMs] = useState(() => Date.now());
  const { verdicts, isRunning, wantedCount, doneCount } = plays;
  if (isRunning) {
    return (
      <div className={styles.bar}>
        <div className={styles.text}>
          <p role="status">Playing the file for each network</p>
          <p className="small-faint digits">
            {doneCount} of {wantedCount}
          </p>
        </div>
        <div className={styles.track}>
          <ProgressBar label="Playing" percent={(100 * doneCount) / Math.max(1, wantedCount)} />
        </div>
        <Button size="small" onClick={plays.cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  const missing = listUnplayed(verdicts);
  if (missing.length === 0) return null;
  const states = missing.map((network) => plays.getState(network));
  const failure = states.find((state) => state?.status === 'failed');
  const isStored = Date.parse(check.fileExpiresAt) > openedAtMs;
  const button = isStored && (
    <Button size="small" icon={<Play />} onClick={plays.start}>
      {missing.length === verdicts.length ? 'Play it now' : `Play for the other ${missing.length}`}
    </Button>
  );
  if (failure?.status === 'failed') {
    return (
      <Notice tone="warning" title="The file could not be played for all networks" actions={button}>
        {failure.message}
      </Notice>
    );
  }
  return (
    <div className={styles.bar}>
      <p className={styles.note}>
        {isStored
          ? describeMissing({
              missingCount: missing.length,
              count: verdicts.length,
              isCanceled: states.some((state) => state?.status === 'canceled'),
            })
          : 'The file is no longer stored. To play it, check it again.'}
      </p>
      {button}
    </div>
  );
}

function describeMissing(options: { missingCount: number; count: number; isCanceled: boolean }): string {
  const { missingCount, count, isCanceled } = options;
  const all = count === 1 ? 'its network' : 'any network';
  const which = missingCount === count ? all : `${missingCount} of ${count} networks`;
  const start = isCanceled ? 'Playing was canceled. The' : 'The';
  return `${start} file has not been played for ${which}, so its behavior there is not part of this report.`;
}
