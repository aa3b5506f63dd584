import { openProject } from '@spinreel/api-contract/projects';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { timings } from '@spinreel/config-schema/limits/timings';
import { askAccess } from './access-state.ts';
import type { ApiFailure } from './api-failure.ts';
import { sendForm } from './send-form.ts';

/** Creates an ad from a project file. */
export async function sendProject(
  file: File,
  signal: AbortSignal,
): Promise<{ data: StoredAd } | { error: ApiFailure }> {
  const form = new FormData();
  form.set(openProject.fileField, file);
  const { requestTimeoutMs: timeoutMs } = timings;
  const answer = await sendForm({
    path: openProject.path(),
    form,
    timeoutMs,
    signal,
    onProgress: () => undefined,
  });
  if (!('error' in answer)) return { data: answer.data as StoredAd };
  // The session has ended on the server. Requesting its state shows the access gate.
  if (answer.error.status === 401) void askAccess();
  return answer;
}
