import type { DraftThunk } from './draft-root.ts';

/** Where the browser has the original of a video that was uploaded since the page was opened; null for others. */
export function localVideoUrl(handle: string): DraftThunk<string | null> {
  return (_dispatch, _getState, { localVideoUrls }) => localVideoUrls.get(handle) ?? null;
}
