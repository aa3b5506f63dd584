import {
  backgroundFields,
  brandingFields,
  ctaFields,
  musicFields,
  outroFields,
  storeUrlFields,
  videoFields,
  wholeAdFields,
  type Field,
  type Fields,
} from '@spinreel/config-schema/ad/fields/ad-fields';
import { letteringFields } from '@spinreel/config-schema/ad/fields/lettering-fields';
import { sizeFields } from '@spinreel/config-schema/ad/fields/size-fields';
import { soundEffectFields } from '@spinreel/config-schema/ad/fields/sound-effect-fields';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { overridableSchemas } from '@spinreel/config-schema/ad/variants/overridable-schemas';
import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import { assetSlots, imageSlots, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';

/** A file of the ad that is not an image. */
interface MediaDefinition {
  readonly kind: 'media';
  readonly slot: 'gameplayVideo' | 'backgroundMusic';
}

/** Times in the video, which are set on the timeline. The table shows them, and copies them from one variant to another. */
interface TimesDefinition {
  readonly kind: 'times';
  readonly part: 'trim' | 'pauses';
}

/** A field that variants can override with one value: a text, a flag, a choice, a color, a number, a file, or times in the video. */
export interface VariantField {
  readonly path: OverridablePath;
  /** As a label: 'Button text'. */
  readonly name: string;
  readonly definition:
    | Field
    | { readonly kind: 'image'; readonly slot: ImageSlot }
    | MediaDefinition
    | TimesDefinition;
}

const tables: Readonly<Record<string, Fields>> = {
  'cta.': ctaFields,
  'outro.': outroFields,
  'storeUrls.': storeUrlFields,
  'branding.': brandingFields,
  'lettering.': letteringFields,
  'sizes.': sizeFields,
  'assets.gameplayVideo.': videoFields,
  'assets.background.': backgroundFields,
  'assets.backgroundMusic.': musicFields,
  'soundEffects.': soundEffectFields,
  '': wholeAdFields,
};

/** Fields whose name in the undo history is also that of another field. */
const clearNames: Readonly<Record<string, string>> = {
  'cta.showCoverText': 'show cover text',
  'assets.gameplayVideo.zoomX': 'video position from left to right',
  'assets.gameplayVideo.zoomY': 'video position from top to bottom',
  'sizes.coverButton': 'spin button size on the cover',
  'sizes.gameplayButton': 'spin button size in the gameplay',
  'sizes.coverFinger': 'finger pointer size on the cover',
  'sizes.gameplayFinger': 'finger pointer size in the gameplay',
};

/** The fields that variants differ in most often. */
export const usualPaths: readonly string[] = [
  'cta.coverText',
  'cta.label',
  'assets.coverImage',
  'outro.label',
  'assets.winningBadgeImage',
];

/** The video, the music, and the times in the video. */
const mediaFields: readonly VariantField[] = [
  {
    path: 'assets.gameplayVideo',
    name: 'Gameplay video',
    definition: { kind: 'media', slot: 'gameplayVideo' },
  },
  { path: 'assets.gameplayVideo.trim', name: 'Trim', definition: { kind: 'times', part: 'trim' } },
  { path: 'pausePoints', name: 'Pause points', definition: { kind: 'times', part: 'pauses' } },
  {
    path: 'assets.backgroundMusic',
    name: 'Background music',
    definition: { kind: 'media', slot: 'backgroundMusic' },
  },
];

/** All fields that the table of variants can show: the usual ones, the other files, and the other settings. */
export const variantFields: readonly VariantField[] = [
  ...listImages(),
  ...mediaFields,
  ...listSettings(),
].toSorted((one, other) => rankField(one) - rankField(other));

const fieldsByPath = new Map(variantFields.map((field) => [field.path, field]));

/** Returns what a field means if it is left out; null if it then follows another field or is empty. */
export function findFieldDefault(path: OverridablePath): string | number | boolean | null {
  const definition = fieldsByPath.get(path)?.definition;
  return definition !== undefined && 'default' in definition ? (definition.default ?? null) : null;
}

function rankField({ path }: VariantField): number {
  const index = usualPaths.indexOf(path);
  return index === -1 ? usualPaths.length : index;
}

function listImages(): VariantField[] {
  return imageSlots
    .filter((slot) => isOverridable(assetSlots[slot].field))
    .map((slot) => ({
      path: assetSlots[slot].field as OverridablePath,
      name: capitalize(assetSlots[slot].name),
      definition: { kind: 'image', slot },
    }));
}

function listSettings(): VariantField[] {
  return Object.entries(tables).flatMap(([prefix, fields]) =>
    Object.entries(fields).flatMap(([key, definition]): VariantField[] => {
      const path = `${prefix}${key}`;
      if (!isOverridable(path)) return [];
      const name = capitalize(clearNames[path] ?? definition.name);
      return [{ path: path as OverridablePath, name, definition }];
    }),
  );
}

function isOverridable(path: string): boolean {
  return Object.hasOwn(overridableSchemas, path);
}
