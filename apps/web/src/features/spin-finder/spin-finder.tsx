import type { Moment } from '@spinreel/api-contract/assets';
import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { PausePointCount } from '@spinreel/config-schema/options/interaction-levels';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
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
  /** The frames on which the suggested cut pauses. */
  suggestedFrames: readonly number[];
  onAdd: (frames: readonly number[]) => void;
  onShow: (frame: number) => void;
}

/** Suggested moments for pauses in the selected part, when the search has ended. */
export function SpinFinder(props: SpinFinderProps) {
  const { search, points, level, frameRate, renderFrame, suggestedFrames, onAdd, onShow } = props;
  if (search.status !== 'found' || level === 0) return null;
  const toFrame = (seconds: number) => Math.round(seconds * frameRate);
  const findUser = (moment: Moment) =>
    points.find(({ timestamp }) => toFrame(timestamp) === toFrame(moment.timestamp))?.label ?? null;

  return (
    <Panel
      title="Spin finder"
      description="Good moments to pause, found in the images and sound of your video."
      icon={<Sparkles />}
    >
      {search.moments.length === 0 ? (
        <p className={styles.line} role="status">
          No clear moments found in the selected part. Click the timeline to set pause points by hand.
        </p>
      ) : (
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
                isBest={suggestedFrames.includes(frame)}
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
