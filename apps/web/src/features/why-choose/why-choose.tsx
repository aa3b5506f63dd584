import type { ReactNode } from 'react';
import { site } from '../../config/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import exportUrl from './export.webp';
import placementUrl from './placement.webp';
import previewUrl from './preview.webp';
import timelineUrl from './timeline.webp';
import styles from './why-choose.module.css';

const reasons = [
  {
    name: 'It finds the spins for you',
    text: 'Spinreel looks through your clip, proposes where the reels should wait, and holds the ad on exactly that frame.',
    picture: timelineUrl,
    alt: 'The timeline with frames of a slot game and two marked pauses',
    isWide: true,
  },
  {
    name: 'What you see is what ships',
    text: 'The preview is the exported ad, in every screen shape the networks use.',
    picture: previewUrl,
    alt: 'The preview of an ad in a phone, with its summary beside it',
    isWide: false,
  },
  {
    name: 'Place it by hand',
    text: 'Drag button, finger and text over the real screen. Guides snap, safe zones warn.',
    picture: placementUrl,
    alt: 'The placement editor with the ad’s cover and its button',
    isWide: false,
  },
  {
    name: 'Refusals before they happen',
    text: 'Size, click hook, external requests, silence: each network’s rules are checked on the finished file, and every finding says how to mend it.',
    picture: exportUrl,
    alt: 'The export step with a card for Meta and one for Moloco',
    isWide: true,
  },
] as const;

/** Reasons, each with a picture of the product. */
export function WhyChoose({ actions }: { actions: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <SectionHeading
        id="why-title"
        kicker="Made for casino teams"
        title={`Why choose ${site.productName}`}
        lead="Social casino, real-money gaming or sweepstakes: one builder that knows reels, wins and what networks refuse."
      />
      <ul className={styles.reasons}>
        {reasons.map(({ name, text, picture, alt, isWide }) => (
          <li key={name} className={classNames(styles.reason, isWide && styles.wide)}>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.frame}>
              <img src={picture} alt={alt} width={1600} height={1125} loading="lazy" decoding="async" />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
