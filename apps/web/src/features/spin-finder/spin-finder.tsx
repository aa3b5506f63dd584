import type { Moment } from '@spinreel/api-contract/assets';
import type { PausePoint } from '@spinreel/config-schema/ad/ad-config';
import type { PausePointCount } from '@spinreel/config-schema/options/interaction-levels';
import { messages } from '@spinreel/config-schema/messages/messages';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import { findMissingMoments } from './choose-best-moments.ts';
import { MomentCard } from './moment-card.tsx';
import type { MomentSearch } from './use-moments.ts';
import styles from './spin-finder.module.css';

interface SpinFinderProps {
  search: MomentSearch;
  points: readonly PausePoint[];
  level: PausePointCount;
  /** Frame rate of the video, to convert moments to frames. */
  frameRate: number;
  /** Renders the video's frame at a time. */
  renderFrame: (seconds: number) => ReactNode;
  onAdd: (frames: readonly number[]) => void;
  onShow: (frame: number) => void;
}

/** Suggested moments for pauses. */
export function SpinFinder(props: SpinFinderProps) {
  const { search, points, level, frameRate, renderFrame, onAdd, onShow } = props;
  if (search.status === 'off') return null;
  const toFrame = (seconds: number) => Math.round(seconds * frameRate);
  const best = findMissingMoments(search.moments, { points, level });
  const findUser = (moment: Moment) =>
    points.find(({ timestamp }) => toFrame(timestamp) === toFrame(moment.timestamp))?.label ?? null;

  return (
    <Panel
      title="Spin finder"
      description="Good moments to pause, found in the images and sound of your video."
      icon={<Sparkles />}
    >
      {search.status === 'looking' && (
        <SearchLine isBusy>Looking for moments when the reels stand still...</SearchLine>
      )}
      {search.status === 'busy' && <SearchLine isBusy>{messages.backend.waiting}</SearchLine>}
      {search.status === 'failed' && (
        <Notice
          tone="warning"
          title="The search failed"
          actions={
            <Button size="small" onClick={search.retry}>
              Retry
            </Button>
          }
        >
          {messages.backend.unexpected} You can still set pause points by hand.
        </Notice>
      )}
      {search.status === 'found' && search.moments.length === 0 && (
        <SearchLine>
          No clear moments found in the selected part. Click the timeline to set pause points by hand.
        </SearchLine>
      )}
      {search.status === 'found' && search.moments.length > 0 && (
        <ul className={styles.cards} aria-label="Suggested moments">
          {search.moments.map((moment) => {
            const label = findUser(moment);
            const frame = toFrame(moment.timestamp);
            return (
              <MomentCard
                key={moment.timestamp}
                moment={moment}
                frame={renderFrame(moment.timestamp)}
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
