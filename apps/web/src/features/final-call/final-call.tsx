import type { ReactNode } from 'react';
import { productFacts } from '../../config/product-facts.ts';
import styles from './final-call.module.css';

/** The CTA at the end of the front page. */
export function FinalCall({ actions }: { actions: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="final-title">
      <div className={styles.card}>
        <h2 id="final-title" className={styles.title}>
          Your next winning ad is already in your gameplay
        </h2>
        <p className={styles.lead}>
          Bring a cover image and a gameplay video. Leave with finished files for {productFacts.networkNames}.
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
