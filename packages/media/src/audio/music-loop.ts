import { samplesPerMp3Frame } from './parse-mp3-frames.ts';

/** Interleaved samples of two channels, -1 to 1. */
export type StereoSamples = Float32Array;

/** Frames before and after the loop, so that the encoder has settled when the loop begins and ends. */
const swingFrames = 8;
/** The first frame of the loop in the encoded sound. The encoder's start no longer affects it. */
export const firstLoopFrame = 4;

/**
 * Prepares sound for encoding as a loop without a gap: it is stretched by less than half an MP3 frame to whole frames,
 * preceded by its own end and followed by its own beginning. Because it repeats, any run of `frameCount` frames is the
 * loop.
 */
export function prepareLoop(samples: StereoSamples): { samples: StereoSamples; frameCount: number } {
  const length = samples.length / 2;
  const frameCount = Math.max(1, Math.round(length / samplesPerMp3Frame));
  const loop = stretchLoop(samples, frameCount * samplesPerMp3Frame);
  const swing = swingFrames * samplesPerMp3Frame;
  const total = frameCount * samplesPerMp3Frame + 2 * swing;
  const endless = new Float32Array(total * 2);
  for (let index = 0; index < endless.length; index += 1) {
    endless[index] = loop[modulo(index - 2 * swing, loop.length)] ?? 0;
  }
  return { samples: endless, frameCount };
}

/** Cuts sound at `maxSamples`. The sound after the cut fades out over the beginning, so that the seam is smooth. */
export function cutLoop(
  samples: StereoSamples,
  options: { maxSamples: number; blendSamples: number },
): StereoSamples {
  const { maxSamples } = options;
  if (samples.length / 2 <= maxSamples) return samples;
  const blendSamples = Math.min(options.blendSamples, samples.length / 2 - maxSamples);
  const loop = samples.slice(0, maxSamples * 2);
  for (let index = 0; index < blendSamples * 2; index += 1) {
    const share = Math.floor(index / 2) / blendSamples;
    const tail = samples[maxSamples * 2 + index] ?? 0;
    // Equal power: two different sounds keep their loudness where they overlap.
    loop[index] =
      (loop[index] ?? 0) * Math.sin((share * Math.PI) / 2) + tail * Math.cos((share * Math.PI) / 2);
  }
  return loop;
}

/** Resamples the loop to another number of samples, by cubic interpolation across the seam. */
function stretchLoop(samples: StereoSamples, length: number): StereoSamples {
  const oldLength = samples.length / 2;
  if (oldLength === length) return samples;
  const result = new Float32Array(length * 2);
  for (let position = 0; position < length; position += 1) {
    const exact = (position * oldLength) / length;
    const before = Math.floor(exact);
    const share = exact - before;
    for (let channel = 0; channel < 2; channel += 1) {
      const at = (offset: number) => samples[modulo(before + offset, oldLength) * 2 + channel] ?? 0;
      result[position * 2 + channel] = interpolateCubic(at(-1), at(0), at(1), at(2), share);
    }
  }
  return result;
}

function interpolateCubic(a: number, b: number, c: number, d: number, share: number): number {
  const slope = (c - a) / 2;
  const curve = a - 2.5 * b + 2 * c - d / 2;
  const bend = (d - a) / 2 + 1.5 * (b - c);
  return ((bend * share + curve) * share + slope) * share + b;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
