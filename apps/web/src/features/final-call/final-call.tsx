import type { ReactNode } from 'react';
import styles from './final-call.module.css';

/** The last word of the front page, and what to do about it. */
export function FinalCall({ actions }: { actions: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="final-title">
      <div className={styles.card}>
        <h2 id="final-title" className={styles.title}>
          Your next winning ad is already in your gameplay
        </h2>
        <p className={styles.lead}>
          Bring one clip. Leave with a playable that Meta and Moloco can run, before the coffee is cold.
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
