import type { Progress } from '@spinreel/api-contract/watch-progress';
import { useEffect, useState } from 'react';
import { followProgress } from './follow-progress.ts';

/** How far the work with this id is; null until it tells, and while there is no work. */
export function useProgress(id: string | null): Progress | null {
  const [told, setTold] = useState<{ id: string; progress: Progress } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    return followProgress(id, (progress) => setTold({ id, progress }));
  }, [id]);
  return told !== null && told.id === id ? told.progress : null;
}
