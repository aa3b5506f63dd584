import { messages } from './messages.ts';
import { uploadProgressPercent } from './timings.ts';

/** The stages of an upload, in order. */
export const uploadStages = ['uploading', 'processing', 'complete'] as const;
export type UploadStage = (typeof uploadStages)[number];

/** How far a video upload is, as its card shows it (product spec, section 3). */
export interface UploadProgress {
  /** 0 to 100, whole. */
  readonly percent: number;
  readonly stage: UploadStage;
  readonly message: string;
}

/** While bytes are sent: the share of the transfer, scaled to 80 percent. A total of 0 means that it is not known. */
export function transferProgress(options: { sentBytes: number; totalBytes: number }): UploadProgress {
  const { sentBytes, totalBytes } = options;
  const share = totalBytes > 0 ? Math.min(1, Math.max(0, sentBytes / totalBytes)) : 0;
  return {
    percent: Math.round(share * uploadProgressPercent.transferred),
    stage: 'uploading',
    message: messages.upload.uploading,
  };
}

/** While the server works on the video. */
export const processingProgress: UploadProgress = {
  percent: uploadProgressPercent.processing,
  stage: 'processing',
  message: messages.upload.processing,
};

/** While the server works on the video and tells how far it is: 0 to 100 of its own work. */
export function workProgress(workPercent: number): UploadProgress {
  const { processing, complete } = uploadProgressPercent;
  const percent = processing + Math.floor(((complete - processing) * Math.min(100, workPercent)) / 100);
  return { ...processingProgress, percent: Math.min(complete - 1, percent) };
}

/** When the video is ready. */
export const completeProgress: UploadProgress = {
  percent: uploadProgressPercent.complete,
  stage: 'complete',
  message: messages.upload.videoDone,
};

/** After a failure: nothing is there, nothing is under way, and the message says why. */
export function failedProgress(message: string): UploadProgress {
  return { percent: 0, stage: 'complete', message };
}
