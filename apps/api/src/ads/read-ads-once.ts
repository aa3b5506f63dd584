import type { AdStore, SavedAd } from './ad-store.ts';

/** How many ads are kept. If more are exported at a time, they are read more often. */
const maxAds = 8;

/**
 * Returns a store that reads each version of an ad once and then returns the same object, which must not be changed. For
 * exports, which need an ad again and again: an ad with many variants has a megabyte.
 */
export function readAdsOnce(ads: AdStore): AdStore {
  const known = new Map<string, SavedAd>();
  return {
    ...ads,
    async find(id) {
      const version = await ads.findVersion(id);
      const ad = known.get(id);
      if (ad !== undefined && ad.version === version) return ad;
      known.delete(id);
      const read = version === null ? null : await ads.find(id);
      if (read !== null) known.set(id, read);
      const [oldest] = known.keys();
      if (known.size > maxAds && oldest !== undefined) known.delete(oldest);
      return read;
    },
  };
}
