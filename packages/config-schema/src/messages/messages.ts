import { videoLimits } from '../limits/limits.ts';
import { checkMessages } from './check-messages.ts';
import { accessMessages } from './access-messages.ts';
import { adMessages } from './ad/ad-messages.ts';
import { consentMessages } from './consent-messages.ts';
import { contactMessages } from './contact-messages.ts';
import { exportMessages } from './export-messages.ts';
import { fontMessages } from './font-messages.ts';
import { previewMessages } from './preview-messages.ts';
import { routingMessages } from './routing-messages.ts';
import { serverMessages } from './server-messages.ts';
import { uploadMessages } from './upload-messages.ts';

/** Messages of the wizard's steps. What keeps a step from being complete is in `problem-messages`. */
const stepMessages = {
  /** After a pause point was put next to where it was wanted. */
  pausePointDistance: `Pauses keep at least ${videoLimits.minPauseGapSeconds} seconds from each other and from both ends.`,
  pausePointsInvalid: 'The video cannot pause at these points. Please move them.',
  notYet: ({ step, problem }: { step: string; problem: string }) =>
    `${step} cannot be opened yet. ${problem}`.trim(),
} as const;

/** Messages of failed health checks. */
const healthMessages = {
  database: 'The database is not responding.',
  storage: 'Files cannot be stored: the data folder or the storage bucket is not writable.',
  ffmpeg: 'ffmpeg or ffprobe is not installed.',
  disk: 'The disk is almost full. New uploads and new ads are refused.',
  diskFull: 'The disk is full. Nothing can be saved.',
  queue: 'The server is overloaded. New uploads and exports are refused for now.',
  workers: 'No workers are connected, so uploads and exports are waiting.',
} as const;

/** All texts that more than one package shows. Each is defined once, in `messages/`. */
export const messages = {
  access: accessMessages,
  upload: uploadMessages,
  fonts: fontMessages,
  backend: serverMessages,
  ad: adMessages,
  steps: stepMessages,
  export: exportMessages,
  preview: previewMessages,
  check: checkMessages,
  contact: contactMessages,
  health: healthMessages,
  consent: consentMessages,
  routing: routingMessages,
} as const;
