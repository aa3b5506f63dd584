import { watchProgress, type Progress } from '@spinreel/api-contract/progress';

/**
 * Subscribes to the progress of the call that is sent with this ID in the header `watchProgress.progressHeader`. The
 * call can be sent before or after subscribing. The stream ends when the call is answered. If no stream can be opened,
 * `onProgress` is never called. Returns a function that unsubscribes.
 */
export function followProgress(id: string, onProgress: (progress: Progress) => void): () => void {
  const stream = new EventSource(watchProgress.path(id));
  const close = () => stream.close();
  // EventSource would reconnect to a stream that has ended, and receive nothing.
  stream.addEventListener('error', close);
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const progress = parseProgress(data);
    if (progress !== null) onProgress(progress);
  });
  return close;
}

function parseProgress(data: string): Progress | null {
  try {
    return JSON.parse(data) as Progress;
  } catch {
    // A proxy may have truncated the message. The next one is enough.
    return null;
  }
}
