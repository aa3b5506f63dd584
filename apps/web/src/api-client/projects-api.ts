import { openProject } from '@spinreel/api-contract/projects';
import type { Progress } from '@spinreel/api-contract/progress';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { noticeEndedSession } from './access-state.ts';
import type { Answer } from './calls/api-failure.ts';
import { sendForm } from './calls/send-form.ts';
import { withProgress } from './progress/with-progress.ts';

/** Creates an ad from a project file. */
export async function sendProject(
  file: File,
  options: {
    signal: AbortSignal;
    /** Called with the fraction of the bytes that have been sent, 0 to 1. */
    onSent: (share: number) => void;
    onProgress: (progress: Progress) => void;
  },
): Promise<Answer<StoredAd>> {
  const { signal, onSent } = options;
  const form = new FormData();
  form.set(openProject.fileField, file);
  const answer = await withProgress(options, (headers) =>
    sendForm<StoredAd>({
      path: openProject.path(),
      ...{ form, headers, signal },
      timeoutMs: siteTimings.requestTimeoutMs,
      onProgress: onSent,
    }),
  );
  return noticeEndedSession(answer);
}
