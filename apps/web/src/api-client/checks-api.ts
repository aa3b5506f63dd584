import {
  checkFile,
  checkFilePublishing,
  playCheck,
  readCheck,
  type CheckFilePublishingRequest,
  type CheckVerdict,
  type FileCheck,
} from '@spinreel/api-contract/checks';
import {
  readCheckReport,
  shareCheck,
  type CheckReportFormat,
  type SharedCheck,
} from '@spinreel/api-contract/check-reports';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { watchProgress, type Progress } from '@spinreel/api-contract/progress';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { generateId } from '../lib/generate-id.ts';
import { askAccess } from './access-state.ts';
import { createFailure, createNoAnswerFailure, type ApiFailure } from './calls/api-failure.ts';
import { callApi, type ApiAnswer } from './calls/call-api.ts';
import { followProgress } from './progress/follow-progress.ts';
import { sendForm } from './calls/send-form.ts';

/** The answer to a call about checks. */
export type CheckAnswer<Data> = { data: Data } | { error: ApiFailure };

/** Uploads a file and checks it for these networks, without playing it. */
export async function sendCheck(
  file: File,
  options: {
    networkIds: readonly string[];
    signal: AbortSignal;
    /** Called with the fraction of the bytes that have been sent, 0 to 1. */
    onSent: (share: number) => void;
    onProgress: (progress: Progress) => void;
  },
): Promise<CheckAnswer<FileCheck>> {
  const { networkIds, signal, onSent, onProgress } = options;
  const form = new FormData();
  // The text fields come first, because the server reads the form as a stream.
  form.set(checkFile.networksField, networkIds.join(','));
  form.set(checkFile.fileField, file);
  const progressId = generateId();
  const close = followProgress(progressId, onProgress);
  const answer = await sendForm({
    path: checkFile.path(),
    form,
    headers: { [watchProgress.progressHeader]: progressId },
    timeoutMs: siteTimings.requestTimeoutMs,
    signal,
    onProgress: onSent,
  });
  close();
  return castAnswer<FileCheck>(answer);
}

/** Plays a checked file for a network. */
export async function requestPlay(
  { id, network }: { id: string; network: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<CheckAnswer<CheckVerdict>> {
  const progressId = generateId();
  const close = followProgress(progressId, onProgress);
  const headers = { [watchProgress.progressHeader]: progressId };
  const answer = await callApi(
    { method: playCheck.method, path: playCheck.path(id, network), headers },
    signal,
  );
  close();
  return castAnswer<CheckVerdict>(answer);
}

/** Plays a checked file as a viewer, and checks whether it shows the required texts and is likely to work. */
export async function requestPublishing(
  { id, wish }: { id: string; wish: CheckFilePublishingRequest },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<CheckAnswer<PublishingCheck>> {
  const progressId = generateId();
  const close = followProgress(progressId, onProgress);
  const headers = { [watchProgress.progressHeader]: progressId };
  const { method } = checkFilePublishing;
  const answer = await callApi({ method, path: checkFilePublishing.path(id), body: wish, headers }, signal);
  close();
  return castAnswer<PublishingCheck>(answer);
}

/** Reads a check that was made earlier. */
export async function loadCheck(id: string, signal: AbortSignal): Promise<CheckAnswer<FileCheck>> {
  return castAnswer<FileCheck>(await callApi({ method: readCheck.method, path: readCheck.path(id) }, signal));
}

/** Creates the link under which everyone can read the report. */
export async function requestCheckLink(id: string): Promise<CheckAnswer<SharedCheck>> {
  return castAnswer<SharedCheck>(await callApi({ method: shareCheck.method, path: shareCheck.path(id) }));
}

/** Downloads the report as a file. */
export async function downloadReport(id: string, format: CheckReportFormat): Promise<CheckAnswer<Blob>> {
  try {
    const response = await fetch(readCheckReport.path(id, format), { credentials: 'same-origin' });
    if (response.ok) return { data: await response.blob() };
    const body: unknown = await response.json().catch(() => null);
    const retryAfter = response.headers.get('retry-after');
    return castAnswer({ error: createFailure({ status: response.status, body, retryAfter }) });
  } catch {
    return { error: createNoAnswerFailure('network') };
  }
}

/** Types an answer. Both sides are built from api-contract, so the answer is not validated. */
function castAnswer<Data>(answer: ApiAnswer | { data: unknown }): CheckAnswer<Data> {
  if (!('error' in answer)) return { data: answer.data as Data };
  // The session has ended on the server. Requesting its state shows the access gate.
  if (answer.error.status === 401) void askAccess();
  return answer;
}
