import { messages } from '@spinreel/config-schema/messages';
import type { StepNumber } from '@spinreel/config-schema/wizard-steps';

/** Where in the wizard something can be put right. */
export interface FixTarget {
  readonly step: StepNumber;
  /** The fields' names as people read them, the best first: which of them is there depends on the ad. */
  readonly fields: readonly string[];
  /** On the button that leads there. */
  readonly label: string;
}

const cover: FixTarget = {
  step: 1,
  fields: ['Upload cover image', 'Replace cover image'],
  label: 'Go to the cover image',
};
const video: FixTarget = {
  step: 1,
  fields: ['Upload gameplay video', 'Replace gameplay video'],
  label: 'Go to the video',
};
const timeline: FixTarget = { step: 2, fields: ['Playhead', 'Trim end'], label: 'Go to the timeline' };
const buttonText: FixTarget = { step: 3, fields: ['Button text'], label: 'Go to the button text' };
const storeUrl: FixTarget = { step: 3, fields: ['Store URL'], label: 'Go to the store URL' };
const outroText: FixTarget = {
  step: 3,
  fields: ['Outro button text', 'Use a custom button image'],
  label: 'Go to the outro button',
};

/** Where to mend what keeps the ad from being exported; `problem` as `exportProblem` says it. */
export function fixOfProblem(problem: string): FixTarget {
  const { exportValidation } = messages;
  switch (problem) {
    case exportValidation.coverImage:
      return cover;
    case exportValidation.gameplayVideo:
      return video;
    case exportValidation.ctaLabel:
      return buttonText;
    case exportValidation.outroLabel:
      return outroText;
    case exportValidation.storeUrl:
    case messages.storeUrl.invalid:
    case messages.storeUrl.credentials:
    case messages.storeUrl.tooLong:
      return storeUrl;
    default:
      // What is left is about pause points and the part of the video that plays.
      return timeline;
  }
}

/** Where to mend an ad of which the server could make no file: its video takes nearly all of the room. */
export const fixOfMissingFile: FixTarget = video;

/** Where to mend a broken rule; null for what no field of the wizard decides. */
export function fixOfRule(ruleId: string): FixTarget | null {
  return fixes[ruleId] ?? null;
}

const fixes: Readonly<Record<string, FixTarget>> = {
  'packed-size': video,
  'unpacked-size': video,
  'entry-size': cover,
  'entry-size-advice': cover,
  'cover-painted': cover,
  'starts-on-tap': video,
  'reaches-end-card': timeline,
  'cta-calls-hook': outroText,
};
