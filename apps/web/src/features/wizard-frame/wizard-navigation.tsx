import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { StepNumber } from '@spinreel/config-schema/wizard-steps';
import { Button } from '../../ui/button.tsx';
import styles from './wizard-navigation.module.css';

interface WizardNavigationProps {
  step: StepNumber;
  /** Null on the last step, which leads nowhere. */
  nextLabel: string | null;
  canContinue: boolean;
  /** What keeps the marketer here, said beside the disabled button. */
  problems: readonly string[];
  onStep: (step: StepNumber) => void;
}

/** Previous and next, always within reach at the lower edge. */
export function WizardNavigation({ step, nextLabel, canContinue, problems, onStep }: WizardNavigationProps) {
  return (
    <nav aria-label="Previous and next step" className={styles.bar}>
      <div className={styles.inner}>
        {step > 1 && (
          <Button
            className={nextLabel === null ? undefined : styles.previous}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => onStep((step - 1) as StepNumber)}
          >
            {nextLabel === null ? 'Previous Step' : 'Previous'}
          </Button>
        )}
        <p id="step-problems" className={styles.problems} aria-live="polite">
          {problems[0]}
        </p>
        {nextLabel !== null && (
          <Button
            variant="primary"
            disabled={!canContinue}
            aria-describedby={problems.length > 0 ? 'step-problems' : undefined}
            trailingIcon={<ArrowRight aria-hidden="true" />}
            onClick={() => onStep((step + 1) as StepNumber)}
          >
            {nextLabel}
          </Button>
        )}
      </div>
    </nav>
  );
}
