import type { AdHost } from '../ad-host.ts';
import { dataUri } from '../media/data-uri.ts';
import type { MediaSlot, RuntimeAd } from '../runtime-ad.ts';

/**
 * Creates an image element for a slot; undefined if the ad has none. It joins its parent when it is filled. One that cannot
 * be shown removes itself.
 */
export type AddImage = (slot: MediaSlot, className: string, parent: Element) => HTMLImageElement | undefined;

/** Creates the images of an ad other than its cover; `fillImages` asks the host for all of them when the page has loaded. */
export function createImages(ad: RuntimeAd, host: AdHost): { addImage: AddImage; fillImages: () => void } {
  const fills: (() => void)[] = [];
  return {
    addImage(slot, className, parent) {
      if (ad.slots.indexOf(slot) < 0) return undefined;
      const image = new Image();
      image.alt = '';
      image.className = className;
      // A screen and its image appear in the same frame.
      image.decoding = 'sync';
      image.onerror = () => image.remove();
      fills.push(() => {
        const media = host.media(slot);
        // Without its bytes it is like one that cannot be decoded.
        image.src = media ? dataUri(media) : 'data:,';
        // Not before: some hosts remove images that have no embedded source.
        parent.appendChild(image);
      });
      return image;
    },
    fillImages() {
      // One by one: all at once they would make a slow phone wait noticeably.
      for (const fill of fills) setTimeout(fill);
    },
  };
}
