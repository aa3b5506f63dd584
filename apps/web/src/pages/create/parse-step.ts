import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isStepReachable, wizardSteps, type StepNumber } from '@spinreel/config-schema/rules/wizard-steps';

/** Returns the step in the URL, or the first step if there is none. */
export function parseStep(text: string | null): StepNumber {
  return wizardSteps.find(({ number }) => String(number) === text)?.number ?? 1;
}

/** Returns the wanted step if it can be opened, otherwise the last step before it that can. */
export function findOpenableStep(wanted: StepNumber, config: AdConfig): StepNumber {
  return (
    wizardSteps.findLast(({ number }) => number <= wanted && isStepReachable(number, config))?.number ?? 1
  );
}
