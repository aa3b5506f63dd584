import type { ApiError } from '@spinreel/api-contract/envelope';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import type { StepNumber } from '@spinreel/config-schema/rules/wizard-steps';

/** Where in the wizard a problem can be fixed. */
export interface FixTarget {
  readonly step: StepNumber;
  /** The field to focus. */
  readonly field: FieldId;
  /** The label of the button that goes there. */
  readonly label: string;
}

const cover: FixTarget = { step: 1, field: 'assets.coverImage', label: 'Go to the cover image' };
const video: FixTarget = { step: 1, field: 'assets.gameplayVideo', label: 'Go to the video' };
const timeline: FixTarget = { step: 2, field: 'pausePoints', label: 'Go to the timeline' };
const outroButton = { step: 3, label: 'Go to the outro button' } as const;

const targets: Readonly<Partial<Record<FieldId, FixTarget>>> = {
  'assets.coverImage': cover,
  'assets.gameplayVideo': video,
  'assets.gameplayVideo.trim': timeline,
  pausePoints: timeline,
  'cta.label': { step: 3, field: 'cta.label', label: 'Go to the button text' },
  'cta.storeUrl': { step: 3, field: 'cta.storeUrl', label: 'Go to the store URL' },
  'storeUrls.ios': { step: 3, field: 'storeUrls.ios', label: 'Go to the App Store URL' },
  'storeUrls.android': { step: 3, field: 'storeUrls.android', label: 'Go to the Google Play URL' },
  'outro.label': { ...outroButton, field: 'outro.label' },
  'outro.useCustomImage': { ...outroButton, field: 'outro.useCustomImage' },
};

/** Returns where to fix a problem; null if no field of the wizard fixes it. */
export function findFixTarget({ field }: Pick<Problem, 'field'>): FixTarget | null {
  return (field && targets[field]) ?? null;
}

/**
 * Returns where to fix the problem of an ad of which no file can be made. Without a field, it is one of the media, and the
 * video uses nearly all of the space.
 */
export function findFixOfMissingFile({ problem }: ApiError): FixTarget {
  return targets[problem?.field as FieldId] ?? video;
}

/** Returns where in the wizard to change a field; null without one. */
export function findFixOfField(field: string | null): FixTarget | null {
  if (field === null || !(field in fieldNames)) return null;
  const id = field as keyof typeof fieldNames & FieldId;
  return targets[id] ?? { step: findStepOfField(id), field: id, label: `Go to the ${fieldNames[id]}` };
}

function findStepOfField(field: FieldId): StepNumber {
  if (field.startsWith('pausePoint') || field === 'assets.gameplayVideo.trim') return 2;
  return field.startsWith('assets.gameplayVideo') ? 1 : 3;
}

/** Returns where to fix a broken rule; null if no field of the wizard fixes it. */
export function findFixOfRule(ruleId: string): FixTarget | null {
  return ruleFixes[ruleId] ?? null;
}

const ruleFixes: Readonly<Record<string, FixTarget>> = {
  'packed-size': video,
  'unpacked-size': video,
  'entry-size': cover,
  'entry-size-advice': cover,
  'cover-painted': cover,
  'starts-on-tap': video,
  'reaches-end-card': timeline,
  'cta-calls-hook': { ...outroButton, field: 'outro.label' },
};
