import type { ApiError } from '@spinreel/api-contract/schemas/envelope';
import type { PublishingPlace } from '@spinreel/api-contract/publishing';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { fieldNames } from '@spinreel/config-schema/ad/fields/field-names';
import { fixFields, type FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import type { StepNumber } from '@spinreel/config-schema/rules/wizard-steps';
import type { PartRequest } from '../../lib/page/part-request.ts';

/** Where in the wizard a problem can be fixed. */
export interface FixTarget {
  readonly step: StepNumber;
  /** The field to focus, unless `part` or `isWall` is set. */
  readonly field: FieldId;
  /** The part to select on the stage, whose position has no input. */
  readonly part?: PartRequest['part'];
  /** Whether step 4 shows all shapes. */
  readonly isWall?: boolean;
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
  'assets.appIcon': { step: 3, field: 'assets.appIcon', label: 'Go to the app icon' },
  'outro.appName': { step: 3, field: 'outro.appName', label: 'Go to the app name' },
  'assets.brandFont': { step: 3, field: 'assets.brandFont', label: 'Go to the brand font' },
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

/**
 * Returns where to fix the error of a file that could not be built; null if no field of the wizard fixes it, such as an error
 * of the server.
 */
export function findFixOfBuild(error: ApiError): FixTarget | null {
  if (error.problem !== undefined) return targets[error.problem.field as FieldId] ?? null;
  return error.code === 'does-not-fit' ? video : null;
}

/** What a check says about a field to change. */
interface NamedField {
  readonly field: string | null;
  /** Where the problem is. The first place decides which screen is opened. */
  readonly places: readonly PublishingPlace[];
}

/**
 * Returns where in the wizard to change the field that a check names; null if it names none. Without music, only the video
 * can be too loud.
 */
export function findFixOfField(
  { field, places }: NamedField,
  { hasMusic }: { hasMusic: boolean },
): FixTarget | null {
  const id = fixFields.find((one) => one === field);
  if (id === undefined) return null;
  if (id === 'assets.backgroundMusic.volume' && !hasMusic) return video;
  const role = rolesByPosition[id];
  return role === undefined
    ? (targets[id] ?? { step: 3, field: id, label: `Go to the ${fieldNames[id]}` })
    : findPartTarget(id, role, places);
}

/** The parts of the stage whose position each field is. */
const rolesByPosition: Readonly<Partial<Record<FixField, string>>> = {
  'cta.positions': 'button',
  'compliance.positions.ageMark': 'ageMark',
  'compliance.positions.legalText': 'legalText',
};

/** The shapes in which parts are moved. */
const stageShapes: readonly string[] = ['9:16', '16:9'];

/**
 * In landscape alone, the part is moved in landscape. The stage does not show a problem that only other shapes have, but the
 * preview does.
 */
function findPartTarget(field: FixField, role: string, places: readonly PublishingPlace[]): FixTarget {
  if (places.length > 0 && places.every(({ shapeId }) => !stageShapes.includes(shapeId)))
    return { step: 4, field, isWall: true, label: 'See it in all shapes' };
  const screen = places[0]?.screen ?? 'cover';
  const isLandscape = places.length > 0 && places.every(({ shapeId }) => shapeId === '16:9');
  const label =
    field === 'cta.positions' && screen === 'outro' ? outroButton.label : `Go to the ${fieldNames[field]}`;
  return { step: 3, field, part: { screen, role, isLandscape }, label };
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
  'same-fonts-on-phones': { step: 3, field: 'branding.useSystemFonts', label: 'Go to the fonts' },
  'draws-all-characters': { step: 3, field: 'cta.fontFamily', label: 'Go to the font' },
  'matches-direction': { step: 3, field: 'compliance.language', label: 'Go to the language' },
};
