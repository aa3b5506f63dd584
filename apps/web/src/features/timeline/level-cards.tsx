import { defaults } from '@spinreel/config-schema/defaults';
import { interactionLevels, type PausePointCount } from '@spinreel/config-schema/interaction-levels';
import { withInteractionLevel } from '@spinreel/config-schema/pause-points';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import styles from './level-cards.module.css';

/** How often the video waits for a spin. Another level clears the points. */
export function LevelCards() {
  const dispatch = useDraftDispatch();
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
        dispatch(adChanged({ pausePointCount: next.pausePointCount, pausePoints: next.pausePoints }));
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
