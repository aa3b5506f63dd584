import type { MediaSlot, RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';
import { imageSlots } from '@spinreel/exporters/media/shipped-media';

/** The media of an ad: its slots and the properties of its video. */
export interface CarriedMedia {
  readonly slots: readonly MediaSlot[];
  readonly video: RuntimeAd['video'];
}

export const imageNames = Object.keys(imageSlots) as (keyof ResolvedImages)[];

/** Creates media for code that only asks which there are. */
export function createMediaWithoutBytes({ slots, video }: CarriedMedia): AdMedia {
  const image = (name: keyof ResolvedImages) => (slots.includes(imageSlots[name]) ? noImage : null);
  return {
    images: Object.fromEntries(imageNames.map((name) => [name, image(name)])) as AdMedia['images'],
    video: { ...video, bytes: noBytes, mimeType: '' },
    music: slots.includes('music') ? { bytes: noBytes, mimeType: '' } : null,
  };
}

const noBytes = new Uint8Array();
const noImage: ImageFile = { bytes: noBytes, mimeType: '', widthPx: 0, heightPx: 0 };
