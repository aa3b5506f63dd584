import type { Background } from '../../ad/assets.ts';
import { defaults } from '../../ad/defaults.ts';
import type { BackgroundType } from '../options.ts';

/**
 * Returns the background after its type was chosen. The custom image is cleared (requirement
 * upload.replace-background).
 */
export function withBackgroundType(background: Background, type: BackgroundType): Background {
  return type === 'custom-image' ? { ...background, type, customImage: null } : { ...background, type };
}

/** Returns the background after its custom image was removed. Its type is the default again, the transparent video. */
export function removeCustomBackground(background: Background): Background {
  return { ...background, type: defaults.background.type, customImage: null };
}
