import { watchProgress, type Progress } from '@spinreel/api-contract/progress';
import { parseEvent } from './parse-event.ts';

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
  stream.addEventListener('message', (event: MessageEvent<string>) => {
    const progress = parseEvent(event) as Progress | null;
    if (progress !== null) onProgress(progress);
  });
  return close;
}
