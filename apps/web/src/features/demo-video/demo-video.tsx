import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { wizardStepNames } from '@spinreel/config-schema/rules/wizard-step-names';
import { anchors } from '../../config/paths.ts';
import { productFacts } from '../../config/product-facts.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Walkthrough } from './walkthrough.tsx';
import styles from './demo-video.module.css';

const stepTexts = [
  'Upload a cover image and a gameplay video.',
  'Keep the best seconds and choose where the reels wait.',
  'Style the button, badge, outro and music.',
  'Play the real ad, here or on your phone.',
  `Download the files for ${productFacts.networkNames}.`,
] as const;

/** The walkthrough film and the wizard's five steps. */
export function DemoVideo() {
  return (
    <section
      id={anchors.demoVideo}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="demo-video-title"
    >
      <SectionHeading
        id="demo-video-title"
        kicker="Demo video"
        title={`From clip to ad in ${siteFacts.demoVideoSeconds} seconds`}
        lead="Two files in, finished ads out. The film skips the waiting."
        isCentred
      />
      <Walkthrough />
      <ol className={styles.steps}>
        {wizardStepNames.map((name, index) => (
          <li key={name} className={styles.step}>
            <h3 className="type-heading">
              <span className="text-gold">{index + 1}</span> {name}
            </h3>
            <p className={styles.text}>{stepTexts[index]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
