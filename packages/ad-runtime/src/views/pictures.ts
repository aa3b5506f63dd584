import type { AdHost } from '../ad-host.ts';
import { listen } from '../listen.ts';
import { dataUri } from '../media/data-uri.ts';
import { transparentPixel } from '../media/transparent-pixel.ts';
import type { MediaSlot, RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';

/** The pictures of an ad other than its cover. */
export interface Pictures {
  /** An image element for a slot, undefined when the ad has none. An image that cannot be shown takes itself away. */
  add(slot: MediaSlot, className: string, parent: Element): HTMLImageElement | undefined;
  /** Asks the host for every picture; to be called when the page has loaded. */
  fill(): void;
}

/** Creates the pictures; `arrived` is called as each of them can be measured, or has gone. */
export function createPictures({ slots }: RuntimeAd, host: AdHost, arrived: () => void): Pictures {
  const fills: (() => void)[] = [];
  return {
    add(slot, className, parent) {
      if (slots.indexOf(slot) < 0) return undefined;
      const image = createElement('img', className, parent);
      image.alt = '';
      // Some hosts take images away whose source is not embedded, and an empty one may count.
      image.src = transparentPixel;
      // A screen and its picture appear in the same frame.
      image.decoding = 'sync';
      listen(image, 'load', arrived);
      listen(image, 'error', () => {
        image.remove();
        arrived();
      });
      fills.push(() => {
        const media = host.media(slot);
        // Without its bytes it is like one that cannot be decoded.
        image.src = media ? dataUri(media) : 'data:,';
      });
      return image;
    },
    fill() {
      for (const fill of fills) fill();
    },
  };
}
