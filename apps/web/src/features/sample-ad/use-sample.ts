import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { fillWithSample } from '../../ad-draft/uploads/fill-with-sample.ts';
import { createParams, paths } from '../../config/paths.ts';

/** Fills the draft with the casino sample. Starts automatically if the URL requests it. */
export function useSample() {
  const dispatch = useDraftDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const adId = useDraftSelector((state) => state.adDraft.adId);
  const isAsked = query.get(createParams.sample) === 'casino';
  const [isFilling, setIsFilling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasBegunRef = useRef(false);
  const fill = useCallback(async () => {
    setIsFilling(true);
    setProblem(null);
    setProblem(await dispatch(fillWithSample()));
    setIsFilling(false);
  }, [dispatch]);
  useEffect(() => {
    // Effects run twice in development. The sample must be requested only once.
    if (!isAsked || adId === null || hasBegunRef.current) return;
    hasBegunRef.current = true;
    void fill();
    // A reload must not load the sample again.
    void navigate(paths.create.to({ adId }), { replace: true });
  }, [adId, fill, isAsked, navigate]);
  return { isFilling, problem, fill };
}
