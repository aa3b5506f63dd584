import { complianceElementNames, type ComplianceElementId } from '../../compliance/compliance-elements.ts';
import { complianceFields } from '../../compliance/compliance-fields.ts';
import { assetSlots, type AssetSlot } from '../../options/asset-slots.ts';
import {
  backgroundFields,
  brandingFields,
  ctaFields,
  musicFields,
  outroFields,
  storeUrlFields,
  videoFields,
  wholeAdFields,
  type Fields,
} from './ad-fields.ts';
import { sizeFields } from './size-fields.ts';
import { soundEffectFields } from './sound-effect-fields.ts';
import { letteringFields } from './lettering-fields.ts';
import type { AdFieldId } from '../field-id.ts';

/** Fields that no person changes: the server or the wizard fills them in. */
type UnnamedFieldId =
  | '$schema'
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'assets'
  | `assets.gameplayVideo.${'width' | 'height' | 'duration' | 'frameRate'}`
  | 'assets.backgroundMusic.sampleId';

/** A place on a screen that an element was moved to. */
type PlaceId = 'cta.positions.outro';

/** The names of all fields that people change, for the undo history. Forgetting one is a compile error. */
export const fieldNames: Readonly<Record<Exclude<AdFieldId, UnnamedFieldId> | PlaceId, string>> = {
  ...getNames('', wholeAdFields),
  ...getNames('cta.', ctaFields),
  ...getNames('storeUrls.', storeUrlFields),
  ...getNames('outro.', outroFields),
  ...getNames('branding.', brandingFields),
  ...getNames('assets.gameplayVideo.', videoFields),
  ...getNames('assets.backgroundMusic.', musicFields),
  ...getNames('lettering.', letteringFields),
  ...getNames('sizes.', sizeFields),
  ...getNames('soundEffects.', soundEffectFields),
  ...getNames('assets.background.', backgroundFields),
  ...getNames('compliance.', complianceFields),
  ...getElementNames(),
  ...getSlotNames(),
  'assets.background': 'background',
  'assets.gameplayVideo.reels': 'reels',
  'assets.gameplayVideo.trim': 'trim',
  pausePointCount: 'number of spins',
  pausePoints: 'pause points',
  cta: 'call to action',
  'cta.positions': 'spin button',
  'cta.positions.outro': 'outro button',
  'cta.fingerPositions': 'finger pointer',
  'cta.highlightPosition': 'highlight',
  storeUrls: 'store URLs',
  outro: 'outro',
  'outro.headlinePosition': 'outro headline',
  coverTextPositions: 'cover text',
  videoPositions: 'video area',
  landscapePositions: 'landscape position',
  branding: 'branding',
  lettering: 'cover text look',
  sizes: 'sizes',
  soundEffects: 'sound effects',
  compliance: 'compliance',
  'compliance.preset': 'compliance preset',
  'compliance.elements': 'compliance texts',
  'compliance.positions': 'compliance elements',
  'compliance.positions.ageMark': 'age mark',
  'compliance.positions.legalText': 'legal text',
  'compliance.positions.logo': 'logo',
  'compliance.logoScreens': 'screens of the logo',
  'compliance.confirmed': 'confirmed statements',
  networks: 'networks',
  variants: 'variants',
  languages: 'languages',
  byLanguage: 'changes in one language',
  translations: 'translations',
};

type Names<Prefix extends string, Each> = Record<`${Prefix}${keyof Each & string}`, string>;

function getNames<Prefix extends string, Each extends Fields>(
  prefix: Prefix,
  fields: Each,
): Names<Prefix, Each> {
  const entries = Object.entries(fields).map(([key, { name }]) => [`${prefix}${key}`, name]);
  return Object.fromEntries(entries) as Names<Prefix, Each>;
}

function getElementNames(): Record<`compliance.elements.${ComplianceElementId}`, string> {
  const entries = Object.entries(complianceElementNames).map(([id, name]) => [
    `compliance.elements.${id}`,
    name,
  ]);
  return Object.fromEntries(entries) as ReturnType<typeof getElementNames>;
}

function getSlotNames(): Record<(typeof assetSlots)[AssetSlot]['field'], string> {
  const entries = Object.values(assetSlots).map(({ field, name }) => [field, name]);
  return Object.fromEntries(entries) as ReturnType<typeof getSlotNames>;
}
