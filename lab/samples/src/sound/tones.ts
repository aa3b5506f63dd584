import { noteHz } from './pitch.ts';
import { sampleRate } from './stereo-loop.ts';

/** One note to be played: MIDI number and length in seconds. */
export interface Note {
  note: number;
  seconds: number;
}

/** A soft pad of three slightly detuned voices with few overtones. */
export function padTone({ note, seconds }: Note): Float32Array {
  const attack = 0.12;
  const release = 0.35;
  return shaped(seconds + release, (time) => {
    const level = Math.min(1, time / attack) * Math.min(1, Math.max(0, (seconds + release - time) / release));
    return (
      level *
      [-0.0035, 0, 0.0035].reduce(
        (sum, detune) => sum + overtones(noteHz(note) * (1 + detune), time, 6, 1.5),
        0,
      ) *
      0.2
    );
  });
}

/** A round plucked bass. */
export function bassTone({ note, seconds }: Note): Float32Array {
  return shaped(seconds + 0.05, (time) => {
    const level =
      Math.min(1, time / 0.006) *
      Math.exp(-time * 3.2) *
      Math.min(1, Math.max(0, (seconds + 0.05 - time) / 0.05));
    return (
      level *
      (overtones(noteHz(note), time, 5, 1.4) + 0.6 * Math.sin(2 * Math.PI * noteHz(note) * time)) *
      0.75
    );
  });
}

/** A bright bell-like pluck: two modulated sines, as in the electric pianos of slot machines. */
export function pluckTone({ note, seconds }: Note): Float32Array {
  const hz = noteHz(note);
  return shaped(seconds + 0.5, (time) => {
    const modulation = 2.2 * Math.exp(-time * 9) * Math.sin(2 * Math.PI * hz * 3 * time);
    return (
      Math.min(1, time / 0.003) *
      Math.exp(-time * 5) *
      Math.sin(2 * Math.PI * hz * time + modulation) *
      Math.min(1, (seconds + 0.5 - time) * 20)
    );
  });
}

/** A brass-like lead with a slow opening and a little vibrato. */
export function leadTone({ note, seconds }: Note): Float32Array {
  return shaped(seconds + 0.12, (time) => {
    const level = Math.min(1, time / 0.03) * Math.min(1, Math.max(0, (seconds + 0.12 - time) / 0.12));
    // Vibrato bends the time axis, not the frequency: the latter would swing wider the longer the note lasts.
    const swaying = time + (0.004 / (2 * Math.PI * 5.4)) * (1 - Math.cos(2 * Math.PI * 5.4 * time));
    return level * overtones(noteHz(note), swaying, 9, 1.15 + 0.6 * Math.exp(-time * 8)) * 0.5;
  });
}

/** A struck glass bell with its inharmonic partials. */
export function glassTone({ note, seconds }: Note): Float32Array {
  const hz = noteHz(note);
  const partials = [
    [1, 1, 3],
    [2.76, 0.4, 5],
    [5.4, 0.2, 9],
    [8.93, 0.08, 14],
  ] as const;
  const audible = partials.filter(([ratio]) => hz * ratio < 20_000);
  return shaped(
    seconds + 0.8,
    (time) =>
      audible.reduce(
        (sum, [ratio, gain, fall]) =>
          sum + gain * Math.exp(-time * fall) * Math.sin(2 * Math.PI * hz * ratio * time),
        0,
      ) *
      Math.min(1, time / 0.002) *
      Math.min(1, (seconds + 0.8 - time) * 10),
  );
}

/** Samples `wave` over a time in seconds. */
export function shaped(seconds: number, wave: (time: number) => number): Float32Array {
  return Float32Array.from({ length: Math.floor(seconds * sampleRate) }, (_, index) =>
    wave(index / sampleRate),
  );
}

function overtones(hz: number, time: number, count: number, fall: number): number {
  let sum = 0;
  for (let partial = 1; partial <= count && hz * partial < 15_000; partial += 1) {
    sum += Math.sin(2 * Math.PI * hz * partial * time) / partial ** fall;
  }
  return sum;
}
