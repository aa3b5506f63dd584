import type { Progress } from '@spinreel/api-contract/progress';
import { useEffect, useState } from 'react';
import { followProgress } from './follow-progress.ts';

/** Returns the progress of the call with this ID. Null before the first report, and without an ID. */
export function useProgress(id: string | null): Progress | null {
  const [latest, setLatest] = useState<{ id: string; progress: Progress } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    return followProgress(id, (progress) => setLatest({ id, progress }));
  }, [id]);
  return latest !== null && latest.id === id ? latest.progress : null;
}
