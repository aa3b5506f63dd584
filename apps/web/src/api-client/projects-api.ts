import { openProject } from '@spinreel/api-contract/projects';
import { watchProgress, type Progress } from '@spinreel/api-contract/progress';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { generateId } from '../lib/generate-id.ts';
import { askAccess } from './access-state.ts';
import type { ApiFailure } from './calls/api-failure.ts';
import { followProgress } from './progress/follow-progress.ts';
import { sendForm } from './calls/send-form.ts';

/** Creates an ad from a project file. */
export async function sendProject(
  file: File,
  options: {
    signal: AbortSignal;
    /** Called with the fraction of the bytes that have been sent, 0 to 1. */
    onSent: (share: number) => void;
    onProgress: (progress: Progress) => void;
  },
): Promise<{ data: StoredAd } | { error: ApiFailure }> {
  const { signal, onSent, onProgress } = options;
  const form = new FormData();
  form.set(openProject.fileField, file);
  const progressId = generateId();
  const close = followProgress(progressId, onProgress);
  const answer = await sendForm({
    path: openProject.path(),
    form,
    headers: { [watchProgress.progressHeader]: progressId },
    timeoutMs: siteTimings.requestTimeoutMs,
    signal,
    onProgress: onSent,
  });
  close();
  if (!('error' in answer)) return { data: answer.data as StoredAd };
  // The session has ended on the server. Requesting its state shows the access gate.
  if (answer.error.status === 401) void askAccess();
  return answer;
}
