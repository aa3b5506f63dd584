import { inject } from 'vitest';
import type { EncodedMedia } from '../../src/ad-host.ts';
import type { MediaSlot } from '../../src/runtime-ad.ts';
import { paintedImage } from './painted-image.ts';

/** The media of `runtimeAd()`: the clip and the music that Vitest provides, and images painted on the spot. */
export function adMedia(): Partial<Record<MediaSlot, EncodedMedia>> {
  return {
    cover: paintedImage('#639', 270, 480),
    outro: paintedImage('#936', 270, 480),
    badge: paintedImage('#fc3', 200, 180),
    video: { mimeType: 'video/mp4', text: inject('videoBase64') },
    music: { mimeType: 'audio/mpeg', text: inject('musicBase64') },
  };
}
