import { seededRandom } from '../drawing/paint/seeded-random.ts';
import { shaped } from './tones.ts';

/** A soft bass drum. */
export function kickDrum(): Float32Array {
  return shaped(
    0.3,
    (time) => Math.sin(2 * Math.PI * (48 * time + 3.4 * (1 - Math.exp(-time * 34)))) * Math.exp(-time * 11),
  );
}

/** A clap: three short bursts of noise close together. */
export function clap(): Float32Array {
  const noise = brightNoise(5);
  return shaped(0.22, (time) => {
    const bursts = [0, 0.011, 0.023].reduce(
      (sum, at) => sum + (time < at ? 0 : Math.exp(-(time - at) * 90)),
      0,
    );
    return noise() * (bursts * 0.4 + Math.exp(-time * 24) * 0.5);
  });
}

/** A closed hi-hat; `open` lets it ring. */
export function hiHat(open: boolean): Float32Array {
  const noise = brightNoise(open ? 8 : 7);
  return shaped(open ? 0.22 : 0.06, (time) => noise() * Math.exp(-time * (open ? 16 : 70)) * 0.7);
}

/** A shaker that swells and falls within a sixteenth. */
export function shaker(): Float32Array {
  const noise = brightNoise(9);
  return shaped(0.1, (time) => noise() * Math.sin(Math.PI * Math.min(1, time / 0.09)) ** 2 * 0.5);
}

/** Noise without its low part: each sample is the difference of two random ones. */
export function brightNoise(seed: number): () => number {
  const random = seededRandom(seed);
  let before = 0;
  return () => {
    const now = random() * 2 - 1;
    const difference = (now - before) / 1.4;
    before = now;
    return difference;
  };
}
