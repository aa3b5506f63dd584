import { selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import {
  isStepComplete,
  isStepReachable,
  wizardSteps,
  type StepNumber,
} from '@spinreel/config-schema/rules/wizard-steps';
import { Check } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './step-list.module.css';

/** The five steps: the current one, the completed ones, and those that can be opened. */
export function StepList({ step, onStep }: { step: StepNumber; onStep: (step: StepNumber) => void }) {
  const config = useDraftSelector(selectConfig);
  return (
    <nav aria-label="Steps">
      <ol className={styles.list}>
        {wizardSteps.map(({ number, name }) => {
          const isReachable = isStepReachable(number, config);
          const isDone = isReachable && isStepComplete(number, config);
          const isCurrent = number === step;
          return (
            <li key={number} className={styles.item} data-done={isDone || undefined}>
              <button
                type="button"
                disabled={!isReachable}
                aria-current={isCurrent ? 'step' : undefined}
                data-done={isDone || undefined}
                className={styles.step}
                onClick={() => onStep(number)}
              >
                <span className={styles.badge} aria-hidden="true">
                  {isDone && !isCurrent ? <Check /> : number}
                </span>
                <span className={styles.name}>{name}</span>
                {isDone && <VisuallyHidden>, done</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
