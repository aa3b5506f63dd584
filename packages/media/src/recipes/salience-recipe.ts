import { salienceSettings, type SalienceSettings } from '@spinreel/config-schema/salience/salience-settings';

/** How the part of an image that matters is found. */
export interface SalienceRecipe extends SalienceSettings {
  readonly type: 'salience';
}

/** The recipe for finding the part of an image that matters. */
export const salienceRecipe: SalienceRecipe = { type: 'salience', ...salienceSettings };
