import type { ReactNode } from 'react';
import { site } from '../../config/site.ts';
import { joinClassNames } from '../../ui/actions/join-class-names.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import exportUrl from './export.webp';
import exportPhoneUrl from './export-phone.webp';
import placementUrl from './placement.webp';
import previewUrl from './preview.webp';
import timelineUrl from './timeline.webp';
import timelinePhoneUrl from './timeline-phone.webp';
import styles from './why-choose.module.css';

/** The images' sizes in pixels, as captured by `lab/walkthrough`. */
const sizes = { wide: { width: 1360, height: 720 }, narrow: { width: 880, height: 720 } } as const;

const reasons = [
  {
    name: 'It finds the spins for you',
    text: 'Spinreel analyzes your clip, suggests where to pause, and stops the ad on the exact frame you choose.',
    image: timelineUrl,
    phoneImage: timelinePhoneUrl,
    alt: 'The timeline: frames of a slot game with two pause points',
    size: 'wide',
  },
  {
    name: 'What you see is what ships',
    text: 'The preview runs the exported ad itself, in the screen shapes that networks use.',
    image: previewUrl,
    alt: 'The preview: the ad in a phone, waiting for a spin',
    size: 'narrow',
  },
  {
    name: 'Place it by hand',
    text: 'Drag the button, finger and text on the real screen. Guides snap, and safe zones warn you.',
    image: placementUrl,
    alt: 'The placement editor: the spin button on the ad’s cover, with its handles',
    size: 'narrow',
  },
  {
    name: 'Catch rejections before you upload',
    text: 'Size, store call, outside requests, sound: each file is checked against its network’s published rules, and every finding tells you how to fix it.',
    image: exportUrl,
    phoneImage: exportPhoneUrl,
    alt: 'The export step: checked for Meta and Moloco, no issues',
    size: 'wide',
  },
] as const;

/** Reasons to use the product, each with a screenshot. */
export function WhyChoose({ actions }: { actions: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <SectionHeading
        id="why-title"
        kicker="Made for casino teams"
        title={`Why choose ${site.productName}`}
        lead="One builder for social casino, real-money gaming and sweepstakes."
      />
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li
            key={reason.name}
            className={joinClassNames(styles.reason, reason.size === 'wide' && styles.wide)}
          >
            <div className={styles.content}>
              <h3 className={styles.name}>{reason.name}</h3>
              <p className={styles.text}>{reason.text}</p>
            </div>
            <picture className={styles.frame}>
              {'phoneImage' in reason && (
                <source media="(max-width: 600px)" srcSet={reason.phoneImage} {...sizes.narrow} />
              )}
              <img
                src={reason.image}
                alt={reason.alt}
                {...sizes[reason.size]}
                loading="lazy"
                decoding="async"
              />
            </picture>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
