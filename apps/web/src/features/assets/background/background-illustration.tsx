import type { BackgroundType } from '@spinreel/config-schema/options/options';
import styles from './background-illustration.module.css';

interface BackgroundIllustrationProps {
  type: BackgroundType;
  /** The fill color. */
  colour?: string;
  /** The URL of an image that fills the background. */
  imageUrl?: string | null | undefined;
  /** The URL of a still of the gameplay. Without one, a drawing is shown. */
  stillUrl: string | null;
}

/** A small split screen with this background. */
export function BackgroundIllustration({ type, colour, imageUrl, stillUrl }: BackgroundIllustrationProps) {
  const fillUrl = type === 'transparent-video' ? stillUrl : imageUrl;
  return (
    <span
      className={styles.illustration}
      data-type={type}
      style={colour === undefined ? undefined : { background: colour }}
    >
      {fillUrl && <img src={fillUrl} alt="" className={styles.fill} />}
      <span className={styles.video}>{stillUrl !== null && <img src={stillUrl} alt="" />}</span>
      <span className={styles.button} />
    </span>
  );
}
