import type { Progress } from '@spinreel/api-contract/watch-progress';

/** What work does at the moment: 'Fitting the video, 42 %'. */
export function progressWords({ stage, percent }: Progress): string {
  const words = stageWords[stage];
  return stage === 'encoding' ? `${words}, ${Math.floor(percent)} %` : words;
}

const stageWords: Readonly<Record<Progress['stage'], string>> = {
  waiting: 'Waiting for a free place...',
  encoding: 'Fitting the video to the limit',
  packing: 'Packing and checking the file...',
  done: 'Done',
};
