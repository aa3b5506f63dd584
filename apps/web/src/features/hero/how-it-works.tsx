import { Download, ImageUp, MonitorSmartphone, Scissors, WandSparkles } from 'lucide-react';
import { wizardSteps } from '@spinreel/config-schema/wizard-steps';
import styles from './how-it-works.module.css';

const steps = [
  { icon: ImageUp, text: 'A cover picture and a gameplay video are all it needs.' },
  { icon: Scissors, text: 'Cut the best seconds and mark where the ad waits for a spin.' },
  { icon: WandSparkles, text: 'Button, badge, outro and music, placed where you want them.' },
  { icon: MonitorSmartphone, text: 'Play the real ad in a phone before anybody else does.' },
  { icon: Download, text: 'A ZIP for Meta and one HTML file for Moloco, ready to upload.' },
] as const;

/** The wizard's five steps at a glance. */
export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-title">
      <h2 id="how-title" className={styles.title}>
        From clip to campaign in five steps
      </h2>
      <ol className={styles.steps}>
        {wizardSteps.map(({ number, name }, index) => {
          const step = steps[index];
          if (step === undefined) return null;
          return (
            <li key={number} className={styles.step}>
              <step.icon className={styles.icon} aria-hidden="true" />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
