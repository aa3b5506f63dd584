/** A caption of the film, with its start and end in seconds. */
export interface Caption {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Formats captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ text, from, to }) => `${formatTime(from)} --> ${formatTime(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function formatTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
