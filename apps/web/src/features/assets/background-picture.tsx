import type { BackgroundType } from '@spinreel/config-schema/options';
import styles from './background-picture.module.css';

interface BackgroundPictureProps {
  type: BackgroundType;
  /** A colour that fills it. */
  colour?: string;
  /** The address of a picture that fills it. */
  pictureUrl?: string | null | undefined;
  /** The address of a picture of the gameplay; a drawing stands in where there is none yet. */
  stillUrl: string | null;
}

/** A split screen with this background, small. */
export function BackgroundPicture({ type, colour, pictureUrl, stillUrl }: BackgroundPictureProps) {
  const fillUrl = type === 'transparent-video' ? stillUrl : pictureUrl;
  return (
    <span
      className={styles.picture}
      data-type={type}
      style={colour === undefined ? undefined : { background: colour }}
    >
      {fillUrl && <img src={fillUrl} alt="" className={styles.fill} />}
      <span className={styles.video}>{stillUrl !== null && <img src={stillUrl} alt="" />}</span>
      <span className={styles.button} />
    </span>
  );
}
