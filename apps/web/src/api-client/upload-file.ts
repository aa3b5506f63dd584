import {
  type VideoCut,
  recutVideo,
  type RecutVideoRequest,
  uploadAudio,
  type UploadedAudio,
  uploadFont,
  type UploadedFont,
  uploadImage,
  type ImagePurpose,
  type UploadedImage,
  uploadVideo,
  type UploadedVideo,
} from '@spinreel/api-contract/uploads';
import {
  uploadSample,
  type UploadedSample,
  useSampleAd,
  type SampleAd,
} from '@spinreel/api-contract/samples';
import { watchProgress, type Progress } from '@spinreel/api-contract/progress';
import type { MusicSampleId } from '@spinreel/config-schema/options/music-samples';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { timings } from '@spinreel/config-schema/limits/timings';
import {
  waitingProgress,
  workProgress,
  type UploadProgress,
} from '@spinreel/config-schema/messages/upload-progress';
import type { ApiFailure } from './calls/api-failure.ts';
import { callApi } from './calls/call-api.ts';
import { followProgress } from './progress/follow-progress.ts';
import { sendForm, type FormAnswer } from './calls/send-form.ts';

/** Callbacks for the progress of an upload, and the signal that cancels it. */
export interface UploadControl {
  signal: AbortSignal;
  /** Called with the fraction of the bytes that have been sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the server's progress in processing the file. */
  onWork: (progress: UploadProgress) => void;
}

export type UploadAnswer<Data> = { data: Data } | { error: ApiFailure };

/** Sends an image. */
export function sendImage(file: File, purpose: ImagePurpose, control: UploadControl) {
  const form = new FormData();
  form.set(uploadImage.purposeField, purpose);
  form.set(uploadImage.fileField, file);
  return castAnswer<UploadedImage>(
    sendForm({ path: uploadImage.path(), form, timeoutMs: siteTimings.requestTimeoutMs, ...control }),
  );
}

/** Sends a gameplay video with its crop settings. The caller generates `progressId`. */
export async function sendVideo(
  file: File,
  { cut, progressId }: { cut: VideoCut; progressId: string },
  control: UploadControl,
): Promise<UploadAnswer<UploadedVideo>> {
  const form = new FormData();
  // The text fields come first, because the server reads the form as a stream.
  form.set(uploadVideo.splitScreenField, String(cut.splitScreen));
  if (cut.shape !== undefined) form.set(uploadVideo.shapeField, cut.shape);
  form.set(uploadVideo.zoomField, String(cut.zoom));
  form.set(uploadVideo.zoomXField, String(cut.zoomX));
  form.set(uploadVideo.zoomYField, String(cut.zoomY));
  form.set(uploadVideo.fileField, file);
  let isSent = false;
  const { signal } = control;
  const close = followProgress(progressId, (progress) => {
    if (isSent) control.onWork(describeWork(progress));
  });
  const answer = await castAnswer<UploadedVideo>(
    sendForm({
      path: uploadVideo.path(),
      form,
      headers: { [watchProgress.progressHeader]: progressId },
      timeoutMs: timings.videoUploadTimeoutMs,
      signal,
      onProgress: (share) => {
        isSent = share === 1;
        control.onProgress(share);
      },
    }),
  );
  close();
  return answer;
}

/** Requests a new crop of a video that is on the server. The caller generates `progressId`. */
export async function requestCut(
  request: RecutVideoRequest,
  options: { progressId: string; signal: AbortSignal; onWork: UploadControl['onWork'] },
): Promise<UploadAnswer<UploadedVideo>> {
  const { progressId, signal, onWork } = options;
  const close = followProgress(progressId, (progress) => onWork(describeWork(progress)));
  const answer = await callApi(
    {
      method: recutVideo.method,
      path: recutVideo.path(),
      body: request,
      headers: { [watchProgress.progressHeader]: progressId },
    },
    signal,
  );
  close();
  return 'error' in answer ? answer : { data: answer.data as UploadedVideo };
}

/** Sends background music. */
export function sendAudio(file: File, control: UploadControl) {
  const form = new FormData();
  form.set(uploadAudio.fileField, file);
  return castAnswer<UploadedAudio>(
    sendForm({ path: uploadAudio.path(), form, timeoutMs: siteTimings.requestTimeoutMs, ...control }),
  );
}

/** Sends a brand font. */
export function sendFont(file: File, control: UploadControl) {
  const form = new FormData();
  form.set(uploadFont.fileField, file);
  return castAnswer<UploadedFont>(
    sendForm({ path: uploadFont.path(), form, timeoutMs: siteTimings.requestTimeoutMs, ...control }),
  );
}

/** Chooses a sample track. The answer contains its audio file. */
export async function sendSample(
  sampleId: MusicSampleId,
  signal?: AbortSignal,
): Promise<UploadAnswer<UploadedSample>> {
  const answer = await callApi({ method: 'POST', path: uploadSample.path(), body: { sampleId } }, signal);
  return 'error' in answer ? answer : { data: answer.data as UploadedSample };
}

/** Requests the casino sample: a complete ad, whose files are added to this session's uploads. */
export async function requestSampleAd(): Promise<UploadAnswer<SampleAd>> {
  const answer = await callApi({ method: 'POST', path: useSampleAd.path() });
  return 'error' in answer ? answer : { data: answer.data as SampleAd };
}

function describeWork({ stage, percent }: Progress): UploadProgress {
  return stage === 'waiting' ? waitingProgress : workProgress(percent);
}

/** Types an answer. Both sides are built from api-contract, so the answer is not validated. */
function castAnswer<Data>(answer: Promise<FormAnswer>): Promise<UploadAnswer<Data>> {
  return answer as Promise<UploadAnswer<Data>>;
}
