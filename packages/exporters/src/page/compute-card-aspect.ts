import { appCardAspect } from '@spinreel/ad-runtime/layout/outro-card';
import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';

/** Computes the shape of the outro's card, width by height: that of the app card, or of the picture in the frame. */
export function computeCardAspect({ outro }: ResolvedAd, { images, video }: AdMedia): number {
  if (outro.composition === 'app-card') return appCardAspect;
  return computeAspect((outro.composition === 'win-card' ? images.outroImage : null) ?? video);
}

/** Computes the width of an image or a video by its height, with few digits because it is in every file. */
export function computeAspect({ widthPx, heightPx }: Pick<ImageFile, 'widthPx' | 'heightPx'>): number {
  return Math.round((widthPx / heightPx) * 10_000) / 10_000;
}
