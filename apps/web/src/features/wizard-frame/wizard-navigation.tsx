import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { StepNumber } from '@spinreel/config-schema/rules/wizard-steps';
import { Button } from '../../ui/actions/button.tsx';
import styles from './wizard-navigation.module.css';

interface WizardNavigationProps {
  step: StepNumber;
  /** Null on the last step. */
  nextLabel: string | null;
  canContinue: boolean;
  /** Why the next step cannot be opened. Shown next to the disabled button. */
  problem: string | null;
  onStep: (step: StepNumber) => void;
  /** Receives the element in which the last step shows its own actions. */
  slotRef: (slot: HTMLElement | null) => void;
}

/** Previous and next buttons, always visible at the lower edge. */
export function WizardNavigation(props: WizardNavigationProps) {
  const { step, nextLabel, canContinue, problem, onStep, slotRef } = props;
  return (
    <nav aria-label="Previous and next step" className={styles.bar}>
      <div className={styles.inner}>
        {step > 1 && (
          <Button
            className={styles.previous}
            icon={<ArrowLeft />}
            onClick={() => onStep((step - 1) as StepNumber)}
          >
            {nextLabel === null ? 'Previous Step' : 'Previous'}
          </Button>
        )}
        {nextLabel === null ? (
          <div ref={slotRef} className={styles.slot} />
        ) : (
          <>
            <p id="step-problems" className={styles.problems} aria-live="polite">
              {problem}
            </p>
            <Button
              variant="primary"
              disabled={!canContinue}
              aria-describedby={problem !== null ? 'step-problems' : undefined}
              trailingIcon={<ArrowRight />}
              onClick={() => onStep((step + 1) as StepNumber)}
            >
              {nextLabel}
            </Button>
          </>
        )}
      </div>
    </nav>
  );
}
