import type { BackgroundType } from '@spinreel/config-schema/options';
import styles from './background-picture.module.css';

/** A small drawing of a split screen with this background. */
export function BackgroundPicture({ type, colour }: { type: BackgroundType; colour?: string }) {
  return (
    <span
      className={styles.picture}
      data-type={type}
      style={colour === undefined ? undefined : { background: colour }}
    >
      <span className={styles.video} />
      <span className={styles.button} />
    </span>
  );
}
