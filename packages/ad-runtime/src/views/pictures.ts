import type { AdHost } from '../ad-host.ts';
import { dataUri } from '../media/data-uri.ts';
import type { MediaSlot, RuntimeAd } from '../runtime-ad.ts';

/** The pictures of an ad other than its cover. */
export interface Pictures {
  /**
   * An image element for a slot, undefined when the ad has none; it joins its parent when it is filled. One that cannot
   * be shown takes itself away.
   */
  addPicture(slot: MediaSlot, className: string, parent: Element): HTMLImageElement | undefined;
  /** Asks the host for every picture; to be called when the page has loaded. */
  fillPictures(): void;
}

/** Creates the pictures. */
export function createPictures({ slots }: RuntimeAd, host: AdHost): Pictures {
  const fills: (() => void)[] = [];
  return {
    addPicture(slot, className, parent) {
      if (slots.indexOf(slot) < 0) return undefined;
      const image = new Image();
      image.alt = '';
      image.className = className;
      // A screen and its picture appear in the same frame.
      image.decoding = 'sync';
      image.onerror = () => image.remove();
      fills.push(() => {
        const media = host.media(slot);
        // Without its bytes it is like one that cannot be decoded.
        image.src = media ? dataUri(media) : 'data:,';
        // Not before: some hosts take images away that have no embedded source.
        parent.appendChild(image);
      });
      return image;
    },
    fillPictures() {
      // One by one: all at once they would hold a slow phone up for longer than is felt as at once.
      for (const fill of fills) setTimeout(fill);
    },
  };
}
