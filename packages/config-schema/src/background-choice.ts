import type { Background } from './assets.ts';
import { defaults } from './defaults.ts';
import type { BackgroundType } from './options.ts';

/** The background after its type was chosen. Choosing the custom image clears the image (product spec, section 4). */
export function withBackgroundType(background: Background, type: BackgroundType): Background {
  return type === 'custom-image' ? { ...background, type, customImage: null } : { ...background, type };
}

/** The background after its custom image was removed: the type goes back to the transparent video. */
export function withoutCustomBackground(background: Background): Background {
  return { ...background, type: defaults.background.type, customImage: null };
}
