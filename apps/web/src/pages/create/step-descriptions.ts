import type { StepNumber } from '@spinreel/config-schema/wizard-steps';

/** One sentence under each step's title. */
export const stepDescriptions: Readonly<Record<StepNumber, string>> = {
  1: 'The picture people see first, and the gameplay they are about to play.',
  2: 'Choose how often the video waits for a spin, and mark the moments.',
  3: 'Words, colours, badge and music, each where you want it.',
  4: 'This is the finished ad. Tap it like a viewer would.',
  5: 'One file for each network, ready to upload.',
};
