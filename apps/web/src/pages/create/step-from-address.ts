import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { isStepReachable, wizardSteps, type StepNumber } from '@spinreel/config-schema/wizard-steps';

/** The step that the address asks for; the first when it names none. */
export function stepFromAddress(text: string | null): StepNumber {
  return wizardSteps.find(({ number }) => String(number) === text)?.number ?? 1;
}

/** The step itself when it can be opened, else the last one before it that can. */
export function openableStep(wanted: StepNumber, config: AdConfig): StepNumber {
  return (
    wizardSteps.findLast(({ number }) => number <= wanted && isStepReachable(number, config))?.number ?? 1
  );
}
