import { anticipation, bigWinCounted, bigWinStart, clip, spins } from '../drawing/clip/slot-clip-plan.ts';
import { brightNoise, clap, hiHat, kickDrum } from './drums.ts';
import { addHall, createStereo, master, mixIn, sampleRate, type Stereo } from './stereo-loop.ts';
import { bassTone, glassTone, leadTone, padTone, pluckTone, shaped } from './tones.ts';

/** The sound of the slot clip: whirring reels, their stops, a small win and the big one. */
export function slotClipSound(): Stereo {
  const sound = createStereo(clip.durationSeconds * sampleRate, false);
  const put = (samples: Float32Array, seconds: number, gain: number, pan = 0) =>
    mixIn(sound, samples, { start: seconds * sampleRate, gain, pan });
  for (const spin of spins) {
    put(whirr(Math.max(...spin.stops) - spin.start), spin.start, 0.22);
    spin.stops.forEach((stop, reel) => {
      const pan = (reel - 2) * 0.3;
      put(stopClick(), stop, 0.75, pan);
      put(glassTone({ note: 72 + ([0, 4, 7, 12, 16][reel] ?? 0), seconds: 0.2 }), stop + 0.02, 0.13, pan);
    });
  }
  put(risingTone(anticipation.end - anticipation.start), anticipation.start, 0.14);
  [72, 76, 79, 84].forEach((note, step) =>
    put(pluckTone({ note, seconds: 0.3 }), 3.55 + step * 0.09, 0.3, 0.2),
  );
  playBigWin(put);
  addHall(sound, { wet: 0.25, feedback: 0.76, damping: 0.35 });
  master(sound, 0.82);
  return sound;
}

type Put = (samples: Float32Array, seconds: number, gain: number, pan?: number) => void;

function playBigWin(put: Put): void {
  const beat = 0.3;
  const chords = [
    [60, 64, 67],
    [67, 71, 74],
    [60, 67, 76],
  ];
  chords.forEach((chord, bar) => {
    const at = bigWinStart + bar * 2 * beat;
    for (const note of chord) put(padTone({ note, seconds: 2 * beat }), at, 0.16);
    put(bassTone({ note: (chord[0] ?? 60) - 24, seconds: beat }), at, 0.2);
    put(bassTone({ note: (chord[0] ?? 60) - 12, seconds: beat }), at + beat, 0.16);
    put(kickDrum(), at, 0.5);
    put(clap(), at + beat, 0.36);
    for (let step = 0; step < 8; step += 1) {
      const note = (chord[step % 3] ?? 60) + 12 + 12 * Math.floor((step % 6) / 3);
      put(pluckTone({ note, seconds: 0.2 }), at + (step * beat) / 4, 0.16, step % 2 === 0 ? -0.4 : 0.4);
      put(hiHat(false), at + (step * beat) / 4, 0.13);
    }
  });
  for (const [step, note, beats] of [
    [0, 79, 0.5],
    [0.5, 79, 0.5],
    [1, 79, 0.5],
    [1.5, 84, 0.5],
    [2, 86, 1],
    [3, 83, 0.5],
    [3.5, 86, 0.5],
    [4, 88, 2.3],
  ] as const) {
    put(leadTone({ note, seconds: beats * beat }), bigWinStart + step * beat, 0.3);
  }
  const coins = 18;
  for (let coin = 0; coin < coins; coin += 1) {
    const at = bigWinStart + 0.3 + (coin / coins) * (bigWinCounted - bigWinStart - 0.3);
    put(glassTone({ note: 93 + ((coin * 7) % 12), seconds: 0.05 }), at, 0.055, ((coin * 5) % 9) / 5 - 0.8);
  }
}

/** Turning drums: muffled noise that pulses as the symbols pass. */
function whirr(seconds: number): Float32Array {
  const noise = brightNoise(3);
  let low = 0;
  return shaped(seconds, (time) => {
    low += (noise() - low) * 0.2;
    const level = Math.min(1, time / 0.25) * Math.min(1, (seconds - time) / 0.06);
    const pulse = 0.55 + 0.45 * Math.sin(2 * Math.PI * 17 * time);
    return level * (low * 1.6 * pulse + 0.16 * Math.sin(2 * Math.PI * 92 * time) * pulse);
  });
}

/** A reel locking in: a thud with a click on top. */
function stopClick(): Float32Array {
  const noise = brightNoise(4);
  return shaped(
    0.16,
    (time) =>
      Math.sin(2 * Math.PI * (70 + 90 * Math.exp(-time * 60)) * time) * Math.exp(-time * 26) +
      noise() * Math.exp(-time * 160) * 0.8,
  );
}

/** Suspense: a tone that climbs an octave with a tremble. */
function risingTone(seconds: number): Float32Array {
  return shaped(seconds, (time) => {
    const share = time / seconds;
    const phase = 330 * (time + (time * share) / 2);
    return (
      Math.sin(2 * Math.PI * phase) *
      (0.6 + 0.4 * Math.sin(2 * Math.PI * 14 * time)) *
      Math.min(1, time * 12) *
      Math.min(1, (seconds - time) * 20)
    );
  });
}
