import { messages } from './messages.ts';
import { uploadProgressPercent } from '../limits/timings.ts';

/** The stages of an upload, in order. */
export const uploadStages = ['uploading', 'processing', 'complete'] as const;
export type UploadStage = (typeof uploadStages)[number];

/** The progress of a video upload, as shown on its card (requirement upload.progress-messages). */
export interface UploadProgress {
  /** 0 to 100, whole. */
  readonly percent: number;
  readonly stage: UploadStage;
  readonly message: string;
}

/** Returns the progress of the transfer, scaled to 80 percent. A total of 0 means that the size is unknown. */
export function transferProgress(options: { sentBytes: number; totalBytes: number }): UploadProgress {
  const { sentBytes, totalBytes } = options;
  const share = totalBytes > 0 ? Math.min(1, Math.max(0, sentBytes / totalBytes)) : 0;
  return {
    percent: Math.round(share * uploadProgressPercent.transferred),
    stage: 'uploading',
    message: messages.upload.uploading,
  };
}

/** Progress while the server processes the video. */
export const processingProgress: UploadProgress = {
  percent: uploadProgressPercent.processing,
  stage: 'processing',
  message: messages.upload.processing,
};

/** Progress while the server has received the video but is too busy to process it. */
export const waitingProgress: UploadProgress = { ...processingProgress, message: messages.backend.waiting };

/** Returns the progress while the server processes the video. `workPercent` is the server's own progress, 0 to 100. */
export function workProgress(workPercent: number): UploadProgress {
  const { processing, complete } = uploadProgressPercent;
  const percent = processing + Math.floor(((complete - processing) * Math.min(100, workPercent)) / 100);
  return { ...processingProgress, percent: Math.min(complete - 1, percent) };
}

/** Progress when the video is ready. */
export const completeProgress: UploadProgress = {
  percent: uploadProgressPercent.complete,
  stage: 'complete',
  message: messages.upload.videoDone,
};
