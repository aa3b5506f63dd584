import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import {
  getInteractionLevelName,
  interactionLevels,
  type PausePointCount,
} from '@spinreel/config-schema/options/interaction-levels';
import { withInteractionLevel } from '@spinreel/config-schema/ad/video/pause-points';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { TimelineEdits } from '../use-timeline-edits.ts';
import styles from './level-cards.module.css';

/** The number of pauses. Changing the level removes the pause points. */
export function LevelCards({ edits }: { edits: TimelineEdits }) {
  const config = useDraftSelector(selectConfig);
  const level = config.pausePointCount ?? defaults.pausePointCount;
  return (
    <RadioCards
      legend="Interaction level"
      isLegendHidden
      isRow
      value={String(level)}
      onChange={(value) => {
        const next = withInteractionLevel(config, Number(value) as PausePointCount);
        if (next === config) return;
        const cleared = config.pausePoints?.length ?? 0;
        edits.change({
          patch: { pausePointCount: next.pausePointCount, pausePoints: next.pausePoints },
          announcement: `${getInteractionLevelName(Number(value) as PausePointCount)} chosen${describeCleared(cleared)}.`,
        });
      }}
      cards={interactionLevels.map(({ count, name, description }) => ({
        value: String(count),
        title: name,
        description,
        illustration: <LevelIllustration count={count} />,
      }))}
    />
  );
}

function describeCleared(count: number): string {
  return count === 0 ? '' : `, ${writeCount(count, 'pause point')} cleared`;
}

/** The video as a line, with a diamond at each pause. */
function LevelIllustration({ count }: { count: PausePointCount }) {
  const places = { 0: [], 1: [50], 2: [36, 68] }[count];
  return (
    <span className={styles.illustration}>
      <span className={styles.line} />
      <span className={styles.start} />
      {places.map((place) => (
        <span key={place} className={styles.point} style={{ left: `${place}%` }} />
      ))}
    </span>
  );
}
