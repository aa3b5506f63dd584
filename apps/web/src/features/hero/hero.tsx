import { siteFacts } from '@spinreel/config-schema/site-facts';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

interface HeroProps {
  actions: ReactNode;
  /** An ad that can be played. */
  phone: ReactNode;
}

const statLabels = [
  'from clip to finished ad, on average',
  'made for Meta’s rules',
  'ready when you are',
] as const;

/** What the product does, in one screen. */
export function Hero({ actions, phone }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
        <p className={styles.kicker}>Playable video ads for casino games</p>
        <h1 id="hero-title" className={styles.title}>
          Ads your players <em>spin</em> before they install
        </h1>
        <p className={styles.lead}>
          Turn a gameplay clip into a playable ad: mark where it waits for a spin, make it yours, and download
          files that follow the rules of Meta and Moloco. No code, no studio, no waiting.
        </p>
        <div className={styles.actions}>{actions}</div>
        <dl className={styles.stats}>
          {siteFacts.heroStats.map((stat, index) => (
            <div key={stat} className={styles.stat}>
              <dt className={styles.statLabel}>{statLabels[index]}</dt>
              <dd className={styles.statValue}>{stat}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.stage}>{phone}</div>
    </section>
  );
}
