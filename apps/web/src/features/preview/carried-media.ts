import type { MediaSlot, RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad-media';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import type { ResolvedImages } from '@spinreel/config-schema/resolved-ad';
import { imageSlotOf } from '@spinreel/exporters/image-slots';
import { runtimeAdOf } from '@spinreel/exporters/runtime-ad-of';
import { shippedMedia } from '@spinreel/exporters/shipped-media';

/** The media that a preview's page carries, as it tells: which there are, and what its video is like. */
export interface CarriedMedia {
  readonly slots: readonly MediaSlot[];
  readonly video: RuntimeAd['video'];
}

/** The ad as the player of a page with these media is told of it. */
export function editedAd(config: AdConfig, carried: CarriedMedia): RuntimeAd {
  return runtimeAdOf(resolveAd(config), mediaWithoutBytes(carried));
}

/** What decides the media of a page: ads for which it is equal differ in nothing but what the player is told. */
export function mediaKey(config: AdConfig): string {
  const ad = resolveAd(config);
  const shipped = shippedMedia(ad, mediaWithoutBytes({ slots: everySlot, video: noVideo }));
  const slots = shipped.map(({ slot }) => slot);
  const images = imageNames.map((name) => (slots.includes(imageSlotOf[name]) ? ad.images[name] : null));
  return JSON.stringify([ad.video, images, ad.music?.asset ?? null]);
}

function mediaWithoutBytes({ slots, video }: CarriedMedia): AdMedia {
  const image = (name: keyof ResolvedImages) => (slots.includes(imageSlotOf[name]) ? noImage : null);
  return {
    images: Object.fromEntries(imageNames.map((name) => [name, image(name)])) as AdMedia['images'],
    video: { ...video, bytes: noBytes, mimeType: '' },
    music: slots.includes('music') ? { bytes: noBytes, mimeType: '' } : null,
  };
}

const imageNames = Object.keys(imageSlotOf) as (keyof ResolvedImages)[];
const everySlot: readonly MediaSlot[] = [...Object.values(imageSlotOf), 'video', 'music'];
const noBytes = new Uint8Array();
const noImage: ImageFile = { bytes: noBytes, mimeType: '', widthPx: 0, heightPx: 0 };
const noVideo: RuntimeAd['video'] = {
  widthPx: 0,
  heightPx: 0,
  durationSeconds: 0,
  frameRate: 0,
  pauseFrames: [],
};
