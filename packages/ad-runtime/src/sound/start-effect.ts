import type { RuntimeEffect } from '../runtime-ad.ts';

/**
 * Starts a sound effect, which ends by itself. It is synthesized, because a file would be many times as large as the numbers
 * that describe it. `volume` is 0 to 1.
 */
export function startEffect(
  context: BaseAudioContext,
  [sampleRate, length, decay, ratio, depth, level, notes]: RuntimeEffect,
  volume: number,
): AudioBufferSourceNode {
  // Quieter notes are not heard.
  const silence = 0.003;
  const buffer = context.createBuffer(1, length, sampleRate);
  const samples = buffer.getChannelData(0);
  for (const [start, pitch] of notes) {
    for (let index = 0, loudness = 1; loudness > silence; index++, loudness *= decay) {
      (samples[start + index] as number) +=
        volume *
        level *
        loudness *
        Math.sin(pitch * index + depth * loudness * Math.sin(pitch * ratio * index));
    }
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return source;
}
