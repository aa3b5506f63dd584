import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import type { ReactNode } from 'react';
import { anchors } from '../../config/paths.ts';
import { productFacts } from '../../config/product-facts.ts';
import styles from './hero.module.css';

interface HeroProps {
  actions: ReactNode;
  /** A phone with a playable ad. */
  phone: ReactNode;
}

const statLabels: readonly ReactNode[] = [
  <>
    is about all it takes: <a href={`#${anchors.demoVideo}`}>watch it</a>
  </>,
  'of Meta exports checked against Meta’s published rules',
  'self-service, whenever you have a new clip',
];

/** The first section of the front page. */
export function Hero({ actions, phone }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
        <p className={styles.kicker}>Playable video ads for casino games</p>
        <h1 id="hero-title" className={styles.title}>
          Ads your players <em>spin</em> before they install
        </h1>
        <p className={styles.lead}>
          Turn a cover image and a gameplay video into a playable ad. Choose where the reels wait for a spin,
          add your button and music, and download files for {productFacts.networkNames}. No code needed.
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
