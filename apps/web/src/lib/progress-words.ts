import type { Progress } from '@spinreel/api-contract/watch-progress';

/** What work does at the moment, without its percent: those change too often to be read out. */
export const progressWords: Readonly<Record<Progress['stage'], string>> = {
  waiting: 'Waiting for a free place...',
  encoding: 'Fitting the video to the limit...',
  packing: 'Packing and checking the file...',
  done: 'Done',
};
