/** Words under the film, from and to a second of it. */
export interface Caption {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ text, from, to }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
