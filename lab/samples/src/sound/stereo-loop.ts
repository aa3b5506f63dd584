/** Samples per second of all synthesized sound. */
export const sampleRate = 44_100;

/** Two channels of samples between -1 and 1. In a loop, sound beyond the end continues at the beginning. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly wraps: boolean;
}

/** Creates silence of this many samples. `wraps` makes it a loop. */
export function createStereo(samples: number, wraps: boolean): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples), wraps };
}

/** Adds a sound to `target` from sample `start` on; `pan` runs from -1 (left) to 1 (right). */
export function mixIn(
  target: Stereo,
  sound: Float32Array,
  at: { start: number; gain: number; pan?: number },
): void {
  const angle = (((at.pan ?? 0) + 1) * Math.PI) / 4;
  const leftGain = at.gain * Math.cos(angle) * Math.SQRT2;
  const rightGain = at.gain * Math.sin(angle) * Math.SQRT2;
  const length = target.left.length;
  for (let index = 0; index < sound.length; index += 1) {
    const position = Math.round(at.start) + index;
    if (!target.wraps && position >= length) return;
    const slot = ((position % length) + length) % length;
    const value = sound[index] ?? 0;
    target.left[slot] = (target.left[slot] ?? 0) + value * leftGain;
    target.right[slot] = (target.right[slot] ?? 0) + value * rightGain;
  }
}

/** Adds the echo of a hall with four comb filters per side. A loop is processed twice, so that its start contains the tail. */
export function addHall(target: Stereo, hall: { wet: number; feedback: number; damping: number }): void {
  for (const [channel, spread] of [
    [target.left, 0],
    [target.right, 23],
  ] as const) {
    const dry = Float32Array.from(channel);
    for (const delay of [1557, 1617, 1491, 1422]) {
      const line = new Float32Array(delay + spread);
      let cursor = 0;
      let smooth = 0;
      for (let round = target.wraps ? 0 : 1; round < 2; round += 1) {
        for (let index = 0; index < dry.length; index += 1) {
          const echo = line[cursor] ?? 0;
          smooth = echo * (1 - hall.damping) + smooth * hall.damping;
          line[cursor] = (dry[index] ?? 0) + smooth * hall.feedback;
          cursor = (cursor + 1) % line.length;
          if (round === 1) channel[index] = (channel[index] ?? 0) + echo * hall.wet * 0.25;
        }
      }
    }
  }
}

/** Scales the loudest sample to `peak`, with soft clipping like that of a tape. */
export function master(target: Stereo, peak: number): void {
  let loudest = 0;
  for (const channel of [target.left, target.right]) {
    for (const value of channel) loudest = Math.max(loudest, Math.abs(value));
  }
  const drive = 1 / (loudest || 1);
  for (const channel of [target.left, target.right]) {
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (Math.tanh((channel[index] ?? 0) * drive) / Math.tanh(1)) * peak;
    }
  }
}
