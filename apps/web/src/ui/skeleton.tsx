import styles from './skeleton.module.css';

/** A softly breathing block in the shape of what is being loaded. */
export function Skeleton({ height }: { /** A CSS length. */ height: string }) {
  return <div className={styles.skeleton} style={{ height }} aria-hidden="true" />;
}
