import { useMemo } from 'react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { localVideoUrl } from '../../ad-draft/local-video-url.ts';

/** The address of the video as it was uploaded, uncut; null where that was before the page was opened. */
export function useLocalVideo(): string | null {
  const dispatch = useDraftDispatch();
  const handle = useDraftSelector((state) => state.adDraft.config.assets?.gameplayVideo?.filePath);
  return useMemo(() => (handle ? dispatch(localVideoUrl(handle)) : null), [dispatch, handle]);
}
