import { defaults } from '@spinreel/config-schema/defaults';
import {
  interactionLevelName,
  interactionLevels,
  type PausePointCount,
} from '@spinreel/config-schema/interaction-levels';
import { withInteractionLevel } from '@spinreel/config-schema/pause-points';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { TimelineEdits } from './use-timeline-edits.ts';
import styles from './level-cards.module.css';

/** How often the video waits for a spin. Another level clears the points. */
export function LevelCards({ edits }: { edits: TimelineEdits }) {
  const config = useDraftSelector((state) => state.adDraft.config);
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
          words: `${interactionLevelName(Number(value) as PausePointCount)} chosen${clearedWords(cleared)}.`,
        });
      }}
      cards={interactionLevels.map(({ count, name, description }) => ({
        value: String(count),
        title: name,
        description,
        picture: <LevelPicture count={count} />,
      }))}
    />
  );
}

function clearedWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', 1 pause point cleared' : `, ${count} pause points cleared`;
}

/** The video as a line, with a diamond where it waits. */
function LevelPicture({ count }: { count: PausePointCount }) {
  const places = { 0: [], 1: [50], 2: [36, 68] }[count];
  return (
    <span className={styles.picture}>
      <span className={styles.line} />
      <span className={styles.start} />
      {places.map((place) => (
        <span key={place} className={styles.point} style={{ left: `${place}%` }} />
      ))}
    </span>
  );
}
