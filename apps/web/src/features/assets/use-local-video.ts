import { useMemo } from 'react';
import { useDraftDispatch, useDraftSelector, type DraftThunk } from '../../ad-draft/draft-root.ts';

/** Returns the local URL of the uploaded video without a crop; null if it was uploaded before the page was opened. */
export function useLocalVideo(): string | null {
  const dispatch = useDraftDispatch();
  const handle = useDraftSelector((state) => state.adDraft.document.assets?.gameplayVideo?.filePath);
  return useMemo(() => (handle ? dispatch(findLocalVideoUrl(handle)) : null), [dispatch, handle]);
}

/** Returns the local URL of a video that was uploaded since the page was opened, or null. */
function findLocalVideoUrl(handle: string): DraftThunk<string | null> {
  return (_dispatch, _getState, { localVideoUrls }) => localVideoUrls.get(handle) ?? null;
}
