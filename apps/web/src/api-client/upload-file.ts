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
import type { Progress } from '@spinreel/api-contract/progress';
import type { MusicSampleId } from '@spinreel/config-schema/options/music-samples';
import { siteTimings } from '@spinreel/config-schema/limits/site-timings';
import { timings } from '@spinreel/config-schema/limits/timings';
import {
  waitingProgress,
  workProgress,
  type UploadProgress,
} from '@spinreel/config-schema/messages/upload-progress';
import type { Answer } from './calls/api-failure.ts';
import { callApi } from './calls/call-api.ts';
import { sendForm } from './calls/send-form.ts';
import { withProgress } from './progress/with-progress.ts';

/** Callbacks for the progress of an upload, and the signal that cancels it. */
export interface UploadControl {
  signal: AbortSignal;
  /** Called with the fraction of the bytes that have been sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Called with the server's progress in processing the file. */
  onWork: (progress: UploadProgress) => void;
}

/** Sends an image. */
export function sendImage(file: File, purpose: ImagePurpose, control: UploadControl) {
  const form = new FormData();
  form.set(uploadImage.purposeField, purpose);
  form.set(uploadImage.fileField, file);
  return sendFile<UploadedImage>(uploadImage.path(), form, control);
}

/** Sends a gameplay video with its crop settings. The caller generates `progressId`. */
export function sendVideo(
  file: File,
  { cut, progressId }: { cut: VideoCut; progressId: string },
  { signal, onProgress, onWork }: UploadControl,
): Promise<Answer<UploadedVideo>> {
  const form = new FormData();
  // The text fields come first, because the server reads the form as a stream.
  form.set(uploadVideo.splitScreenField, String(cut.splitScreen));
  if (cut.shape !== undefined) form.set(uploadVideo.shapeField, cut.shape);
  form.set(uploadVideo.zoomField, String(cut.zoom));
  form.set(uploadVideo.zoomXField, String(cut.zoomX));
  form.set(uploadVideo.zoomYField, String(cut.zoomY));
  form.set(uploadVideo.fileField, file);
  let isSent = false;
  const reportWork = (progress: Progress) => {
    if (isSent) onWork(describeWork(progress));
  };
  return withProgress({ id: progressId, onProgress: reportWork }, (headers) =>
    sendForm<UploadedVideo>({
      path: uploadVideo.path(),
      ...{ form, headers, signal },
      timeoutMs: timings.videoUploadTimeoutMs,
      onProgress: (share) => {
        isSent = share === 1;
        onProgress(share);
      },
    }),
  );
}

/** Requests a crop of a video that is on the server. The caller generates `progressId`. */
export function requestCut(
  request: RecutVideoRequest,
  options: { progressId: string; signal: AbortSignal; onWork: UploadControl['onWork'] },
): Promise<Answer<UploadedVideo>> {
  const { progressId: id, signal, onWork } = options;
  return withProgress({ id, onProgress: (progress) => onWork(describeWork(progress)) }, (headers) => {
    const call = { method: recutVideo.method, path: recutVideo.path(), body: request, headers };
    return callApi<UploadedVideo>(call, signal);
  });
}

/** Sends background music. */
export function sendAudio(file: File, control: UploadControl) {
  const form = new FormData();
  form.set(uploadAudio.fileField, file);
  return sendFile<UploadedAudio>(uploadAudio.path(), form, control);
}

/** Sends a brand font. */
export function sendFont(file: File, control: UploadControl) {
  const form = new FormData();
  form.set(uploadFont.fileField, file);
  return sendFile<UploadedFont>(uploadFont.path(), form, control);
}

/** Chooses a sample track. The answer contains its audio file. */
export function sendSample(sampleId: MusicSampleId, signal?: AbortSignal): Promise<Answer<UploadedSample>> {
  return callApi({ method: 'POST', path: uploadSample.path(), body: { sampleId } }, signal);
}

/** Requests the casino sample: a complete ad, whose files are added to this session's uploads. */
export function requestSampleAd(): Promise<Answer<SampleAd>> {
  return callApi({ method: 'POST', path: useSampleAd.path() });
}

function describeWork({ stage, percent }: Progress): UploadProgress {
  return stage === 'waiting' ? waitingProgress : workProgress(percent);
}

function sendFile<Data>(path: string, form: FormData, control: UploadControl): Promise<Answer<Data>> {
  return sendForm({ path, form, timeoutMs: siteTimings.requestTimeoutMs, ...control });
}
