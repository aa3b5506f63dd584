import type { VideoCut } from '@spinreel/api-contract/video-cut';
import { recutVideo, type RecutVideoRequest } from '@spinreel/api-contract/recut-video';
import { uploadAudio, type UploadedAudio } from '@spinreel/api-contract/upload-audio';
import { uploadImage, type ImagePurpose, type UploadedImage } from '@spinreel/api-contract/upload-image';
import { uploadSample, type UploadedSample } from '@spinreel/api-contract/upload-sample';
import { uploadVideo, type UploadedVideo } from '@spinreel/api-contract/upload-video';
import { useSampleAd, type SampleAd } from '@spinreel/api-contract/use-sample-ad';
import { watchProgress } from '@spinreel/api-contract/watch-progress';
import type { MusicSampleId } from '@spinreel/config-schema/music-samples';
import { timings } from '@spinreel/config-schema/timings';
import { workProgress, type UploadProgress } from '@spinreel/config-schema/upload-progress';
import type { ApiFailure } from './api-failure.ts';
import { callApi } from './call-api.ts';
import { followProgress } from './follow-progress.ts';
import { sendForm, type FormAnswer } from './send-form.ts';

/** What the caller of an upload learns while it runs, and how it stops it. */
export interface UploadControl {
  signal: AbortSignal;
  /** The share of the bytes that have left, 0 to 1. */
  onProgress: (share: number) => void;
  /** What the server tells of its work on the file. */
  onWork: (progress: UploadProgress) => void;
}

export type UploadAnswer<Data> = { data: Data } | { error: ApiFailure };

/** Sends an image. */
export function sendImage(file: File, purpose: ImagePurpose, control: UploadControl) {
  const form = new FormData();
  form.set(uploadImage.purposeField, purpose);
  form.set(uploadImage.fileField, file);
  return typed<UploadedImage>(
    sendForm({ path: uploadImage.path(), form, timeoutMs: timings.requestTimeoutMs, ...control }),
  );
}

/** Sends a gameplay video, to be cut as `cut` says. `progressId` is made up by the caller. */
export async function sendVideo(
  file: File,
  { cut, progressId }: { cut: VideoCut; progressId: string },
  control: UploadControl,
): Promise<UploadAnswer<UploadedVideo>> {
  const form = new FormData();
  // The text fields go first: the server reads the form as a stream.
  form.set(uploadVideo.splitScreenField, String(cut.splitScreen));
  form.set(uploadVideo.zoomField, String(cut.zoom));
  form.set(uploadVideo.zoomXField, String(cut.zoomX));
  form.set(uploadVideo.zoomYField, String(cut.zoomY));
  form.set(uploadVideo.fileField, file);
  let isSent = false;
  const { signal } = control;
  const close = followProgress(progressId, ({ percent }) => {
    if (isSent) control.onWork(workProgress(percent));
  });
  const answer = await typed<UploadedVideo>(
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

/** Has a video that is on the server cut anew. `progressId` is made up by the caller. */
export async function requestCut(
  request: RecutVideoRequest,
  options: { progressId: string; signal: AbortSignal; onWork: UploadControl['onWork'] },
): Promise<UploadAnswer<UploadedVideo>> {
  const { progressId, signal, onWork } = options;
  const close = followProgress(progressId, ({ percent }) => onWork(workProgress(percent)));
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
  return typed<UploadedAudio>(
    sendForm({ path: uploadAudio.path(), form, timeoutMs: timings.requestTimeoutMs, ...control }),
  );
}

/** Chooses a sample track; the answer carries its sound. */
export async function sendSample(
  sampleId: MusicSampleId,
  signal?: AbortSignal,
): Promise<UploadAnswer<UploadedSample>> {
  const answer = await callApi({ method: 'POST', path: uploadSample.path(), body: { sampleId } }, signal);
  return 'error' in answer ? answer : { data: answer.data as UploadedSample };
}

/** Asks for the casino sample: a complete ad, and its files among this session's uploads. */
export async function requestSampleAd(): Promise<UploadAnswer<SampleAd>> {
  const answer = await callApi({ method: 'POST', path: useSampleAd.path() });
  return 'error' in answer ? answer : { data: answer.data as SampleAd };
}

/** The server's answers follow api-contract, which both sides are built from. */
function typed<Data>(answer: Promise<FormAnswer>): Promise<UploadAnswer<Data>> {
  return answer as Promise<UploadAnswer<Data>>;
}
