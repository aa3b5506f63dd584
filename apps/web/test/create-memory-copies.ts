import type { DraftCopies } from '../src/ad-draft/saving/device/draft-copies.ts';
import type { DraftCopy } from '../src/ad-draft/saving/device/draft-copy.ts';
import type { EditHistory } from '../src/ad-draft/history/edit-history.ts';

/** A device's storage that lasts as long as the test. */
export function createMemoryCopies(): DraftCopies {
  const drafts = new Map<string, DraftCopy>();
  const histories = new Map<string, EditHistory>();
  return {
    read: (adId) => Promise.resolve(drafts.get(adId) ?? null),
    list: () => Promise.resolve([...drafts.values()]),
    write: (copy, history) => {
      drafts.set(copy.adId, copy);
      if (history !== undefined) histories.set(copy.adId, history);
      return Promise.resolve(true);
    },
    readHistory: (adId) => Promise.resolve(histories.get(adId) ?? null),
  };
}
