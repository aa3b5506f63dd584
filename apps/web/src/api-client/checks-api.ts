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
import type { Progress } from '@spinreel/api-contract/progress';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { noticeEndedSession } from './access-state.ts';
import { createFailure, createNoAnswerFailure, type Answer } from './calls/api-failure.ts';
import { callApi } from './calls/call-api.ts';
import { sendForm } from './calls/send-form.ts';
import { withProgress } from './progress/with-progress.ts';

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
): Promise<Answer<FileCheck>> {
  const { networkIds, signal, onSent } = options;
  const form = new FormData();
  // The text fields come first, because the server reads the form as a stream.
  form.set(checkFile.networksField, networkIds.join(','));
  form.set(checkFile.fileField, file);
  const answer = await withProgress(options, (headers) =>
    sendForm<FileCheck>({
      path: checkFile.path(),
      ...{ form, headers, signal },
      timeoutMs: siteTimings.requestTimeoutMs,
      onProgress: onSent,
    }),
  );
  return noticeEndedSession(answer);
}

/** Plays a checked file for a network. */
export async function requestPlay(
  { id, network }: { id: string; network: string },
  options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Answer<CheckVerdict>> {
  const answer = await withProgress(options, (headers) => {
    const call = { method: playCheck.method, path: playCheck.path(id, network), headers };
    return callApi<CheckVerdict>(call, options.signal);
  });
  return noticeEndedSession(answer);
}

/** Plays a checked file as a viewer, and checks whether it shows the required texts and is likely to work. */
export async function requestPublishing(
  { id, wish }: { id: string; wish: CheckFilePublishingRequest },
  options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Answer<PublishingCheck>> {
  const { method } = checkFilePublishing;
  const answer = await withProgress(options, (headers) => {
    const call = { method, path: checkFilePublishing.path(id), body: wish, headers };
    return callApi<PublishingCheck>(call, options.signal);
  });
  return noticeEndedSession(answer);
}

/** Reads a check that was made earlier. */
export async function loadCheck(id: string, signal: AbortSignal): Promise<Answer<FileCheck>> {
  const call = { method: readCheck.method, path: readCheck.path(id) };
  return noticeEndedSession(await callApi<FileCheck>(call, signal));
}

/** Creates the link under which everyone can read the report. */
export async function requestCheckLink(id: string): Promise<Answer<SharedCheck>> {
  const call = { method: shareCheck.method, path: shareCheck.path(id) };
  return noticeEndedSession(await callApi<SharedCheck>(call));
}

/** Downloads the report as a file. */
export async function downloadReport(id: string, format: CheckReportFormat): Promise<Answer<Blob>> {
  try {
    const response = await fetch(readCheckReport.path(id, format), { credentials: 'same-origin' });
    if (response.ok) return { data: await response.blob() };
    const body: unknown = await response.json().catch(() => null);
    const retryAfter = response.headers.get('retry-after');
    return noticeEndedSession({ error: createFailure({ status: response.status, body, retryAfter }) });
  } catch {
    return { error: createNoAnswerFailure('network') };
  }
}
