import { wizardSteps, type StepNumber } from '@spinreel/config-schema/rules/wizard-steps';
import type { RefObject } from 'react';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import styles from './wizard-header.module.css';

interface WizardHeaderProps {
  step: StepNumber;
  title: string;
  description: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The step's title, its description and the wizard's progress. */
export function WizardHeader({ step, title, description, titleRef }: WizardHeaderProps) {
  const count = wizardSteps.length;
  return (
    <header className={styles.header}>
      <div className="row-between gap-6">
        <div className="shrinks">
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.progress}>
          <span className="small-faint digits nowrap">
            Step {step} of {count}
          </span>
          <ProgressBar label="Wizard progress" percent={(step / count) * 100} />
        </div>
      </div>
    </header>
  );
}
