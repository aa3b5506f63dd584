import type { ReactNode } from 'react';
import { ReelPhone } from './reel-phone.tsx';
import styles from './hero.module.css';

interface HeroProps {
  actions: ReactNode;
  /** Three short figures: creation time, compliance, availability. */
  stats: readonly [string, string, string];
}

/** What the product does, in one screen. */
export function Hero({ actions, stats }: HeroProps) {
  const labels = ['average creation time', 'Meta compliant', 'available'];
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.kicker}>Playable video ads for casino games</p>
        <h1 id="hero-title" className={styles.title}>
          Turn a gameplay clip into an ad that <em>people play</em>
        </h1>
        <p className={styles.lead}>
          Upload a video, mark where it waits for a spin, make it yours, and export a file that Meta and
          Moloco accept. No code, no studio.
        </p>
        <div className={styles.actions}>{actions}</div>
        <dl className={styles.stats}>
          {stats.map((stat, index) => (
            <div key={stat} className={styles.stat}>
              <dt className={styles.statLabel}>{labels[index]}</dt>
              <dd className={styles.statValue}>{stat}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ReelPhone />
    </section>
  );
}
