import { useEffect, useState } from 'react';
import { readLocalVideo } from '../../ad-draft/read-local-video.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';

/** The address of the uploaded video's original where this device still has it; null while it is read, and elsewhere. */
export function useLocalVideo(): string | null {
  const dispatch = useDraftDispatch();
  const adId = useDraftSelector((state) => state.adDraft.adId);
  const originalName = useDraftSelector((state) => state.adDraft.config.assets?.gameplayVideo?.originalName);
  const handle = useDraftSelector((state) => state.adDraft.config.assets?.gameplayVideo?.filePath);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isCurrent = true;
    void dispatch(readLocalVideo()).then((file) => {
      if (!isCurrent || file === null || file.name !== originalName) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      isCurrent = false;
      setUrl(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [dispatch, adId, originalName, handle]);
  return url;
}
