import { siteFacts } from '@spinreel/config-schema/site-facts';
import { wizardStepNames } from '@spinreel/config-schema/wizard-step-names';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Walkthrough } from './walkthrough.tsx';
import styles from './demo-video.module.css';

const stepTexts = [
  'A cover and a gameplay video are enough to begin.',
  'Cut the best seconds, mark where the reels wait.',
  'Button, badge, outro and music, where you want them.',
  'Play the real ad, here or on your own phone.',
  'A ZIP for Meta, one HTML file for Moloco.',
] as const;

/** The walkthrough film, and the wizard's five steps below it. */
export function DemoVideo() {
  return (
    <section className={styles.section} aria-labelledby="demo-video-title">
      <SectionHeading
        id="demo-video-title"
        kicker="Demo video"
        title={`The whole way in ${siteFacts.demoVideoSeconds} seconds`}
        lead="Watch an ad come together, from two uploads to files for two networks."
        isCentred
      />
      <Walkthrough />
      <ol className={styles.steps}>
        {wizardStepNames.map((name, index) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>
              <span className={styles.number}>{index + 1}</span>
              {name}
            </h3>
            <p className={styles.text}>{stepTexts[index]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
