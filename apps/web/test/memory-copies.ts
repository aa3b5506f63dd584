import type { DraftCopies, DraftCopy } from '../src/ad-draft/draft-copies.ts';

/** A device's storage that lasts as long as the test. */
export function memoryCopies(): DraftCopies {
  const drafts = new Map<string, DraftCopy>();
  const videos = new Map<string, File>();
  return {
    read: (adId) => Promise.resolve(drafts.get(adId) ?? null),
    write: (copy) => {
      drafts.set(copy.adId, copy);
      return Promise.resolve(true);
    },
    readVideo: (adId) => Promise.resolve(videos.get(adId) ?? null),
    writeVideo: (adId, file) => {
      if (file === null) videos.delete(adId);
      else videos.set(adId, file);
      return Promise.resolve();
    },
  };
}
