import type { Progress } from '@spinreel/api-contract/progress';
import { messages } from '@spinreel/config-schema/messages/messages';

/** The name of each stage of the server's work, without the percentage, which changes too often to be read out. */
export const progressTexts: Readonly<Record<Progress['stage'], string>> = {
  waiting: messages.backend.waiting,
  encoding: 'Fitting the video to the limit...',
  packing: 'Packing and checking the file...',
  checking: 'Checking the file...',
  playing: 'Playing the file...',
  done: 'Done',
};
