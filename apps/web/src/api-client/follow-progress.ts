import { watchProgress, type Progress } from '@spinreel/api-contract/watch-progress';

/**
 * Follows the work of the call that is sent with this id in the header `watchProgress.progressHeader`, whether it is sent
 * before or after. The answer ends it. Where no stream comes through, nothing is told.
 */
export function followProgress(id: string, onProgress: (progress: Progress) => void): () => void {
  const stream = new EventSource(watchProgress.path(id));
  const close = () => stream.close();
  // A stream that has ended would be opened anew, and stay silent.
  stream.addEventListener('error', close);
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const progress = progressIn(data);
    if (progress !== null) onProgress(progress);
  });
  return close;
}

function progressIn(data: string): Progress | null {
  try {
    return JSON.parse(data) as Progress;
  } catch {
    // A proxy may have cut it short; the next one tells more.
    return null;
  }
}
