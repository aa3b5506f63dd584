import type { Moment } from '@spinreel/api-contract/find-moments';
import type { PausePoint } from '@spinreel/config-schema/ad-config';
import type { PausePointCount } from '@spinreel/config-schema/interaction-levels';
import { messages } from '@spinreel/config-schema/messages';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { bestMoments } from './best-moments.ts';
import { MomentCard } from './moment-card.tsx';
import type { MomentSearch } from './use-moments.ts';
import styles from './spin-finder.module.css';

interface SpinFinderProps {
  search: MomentSearch;
  points: readonly PausePoint[];
  level: PausePointCount;
  /** Of the video; moments are turned into its frames. */
  frameRate: number;
  /** The video's picture at a time. */
  renderPicture: (seconds: number) => ReactNode;
  onAdd: (frames: readonly number[]) => void;
  onShow: (frame: number) => void;
}

/** Moments that suit a pause, found in the video: take one, or the best ones at once. */
export function SpinFinder(props: SpinFinderProps) {
  const { search, points, level, frameRate, renderPicture, onAdd, onShow } = props;
  if (search.status === 'off') return null;
  const frameOf = (seconds: number) => Math.round(seconds * frameRate);
  const missing = Math.max(0, level - points.length);
  const taken = points.map(({ timestamp }) => timestamp);
  const best = bestMoments({ moments: search.moments, count: missing, taken });
  const usedBy = (moment: Moment) =>
    points.find(({ timestamp }) => frameOf(timestamp) === frameOf(moment.timestamp))?.label ?? null;
  const framesOf = (moments: readonly Moment[]) => moments.map(({ timestamp }) => frameOf(timestamp));

  return (
    <Panel
      title="Spin finder"
      description="Moments that suit a pause, found in the pictures and the sound of your video."
      icon={<Sparkles />}
      actions={
        search.status === 'found' &&
        best.length > 0 && (
          <Button
            variant="secondary"
            icon={<Sparkles aria-hidden="true" />}
            onClick={() => onAdd(framesOf(best))}
          >
            {best.length === 1 ? 'Use the best' : `Use the best ${best.length}`}
          </Button>
        )
      }
    >
      {search.status === 'looking' && (
        <SearchLine isBusy>Looking for moments at which the reels rest...</SearchLine>
      )}
      {search.status === 'busy' && (
        <SearchLine isBusy>The server is busy with other work. The search starts by itself.</SearchLine>
      )}
      {search.status === 'failed' && (
        <Notice
          tone="warning"
          title="The search did not work"
          actions={
            <Button size="small" onClick={search.retry}>
              Retry
            </Button>
          }
        >
          {messages.backend.unexpected} You can set the pause points by hand all the same.
        </Notice>
      )}
      {search.status === 'found' && search.moments.length === 0 && (
        <SearchLine>
          No clear moments in the selected part. Set the pause points by hand on the strip.
        </SearchLine>
      )}
      {search.status === 'found' && search.moments.length > 0 && (
        <ul className={styles.cards} aria-label="Suggested moments">
          {search.moments.map((moment) => {
            const label = usedBy(moment);
            const frame = frameOf(moment.timestamp);
            return (
              <MomentCard
                key={moment.timestamp}
                moment={moment}
                picture={renderPicture(moment.timestamp)}
                usedBy={label}
                isBest={best.includes(moment)}
                onPick={() => {
                  onShow(frame);
                  if (label === null) onAdd([frame]);
                }}
              />
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function SearchLine({ isBusy = false, children }: { isBusy?: boolean; children: string }) {
  return (
    <p className={styles.line} role="status">
      {isBusy && <Spinner />}
      {children}
    </p>
  );
}
