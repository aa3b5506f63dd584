import { inject, expect, test, vi } from 'vitest';
import { playAd } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

const rate = 44_100;
const windowSamples = Math.round(rate * 0.005);

test('loops the music without a gap: the seam is as loud as the rest, and continues where the track does', async () => {
  const sources: AudioBufferSourceNode[] = [];
  const original = AudioContext.prototype.createBufferSource;
  vi.spyOn(AudioContext.prototype, 'createBufferSource').mockImplementation(function (this: AudioContext) {
    const source = original.call(this);
    sources.push(source);
    return source;
  });
  const { stage } = playAd();
  stage.click();
  // Decoding is slow on a busy machine.
  await waitFor(() => expect(sources[0]?.loopEnd ?? 0).toBeGreaterThan(0));
  const { loopStart, loopEnd } = sources[0]!;

  // What the ad plays, rendered offline for two rounds.
  const bytes = Uint8Array.from(atob(inject('musicBase64')), (char) => char.charCodeAt(0));
  const twice = await new Blob([bytes, bytes]).arrayBuffer();
  const offline = new OfflineAudioContext(1, Math.ceil((loopEnd - loopStart) * 2 * rate), rate);
  const source = offline.createBufferSource();
  source.buffer = await offline.decodeAudioData(twice);
  Object.assign(source, { loop: true, loopStart, loopEnd });
  source.connect(offline.destination);
  source.start(0, loopStart);
  const samples = (await offline.startRendering()).getChannelData(0);

  // In the middle of the two copies the decoder is warm and goes from the track's end into its beginning.
  const turn = Math.round((loopEnd - loopStart) * rate);
  const middle = Math.round(loopStart * rate);
  const decoded = mono(source.buffer);
  for (let index = -4; index <= 8; index++) {
    const played = energy(samples, turn + index * windowSamples);
    expect(played).toBeGreaterThan(0.001);
    expect(played / energy(decoded, middle + index * windowSamples)).toBeCloseTo(1, 1);
  }
  // No click either: the step at the turn is one that the music makes all the time.
  const steps = Array.from(samples.subarray(1, turn), (sample, index) => Math.abs(sample - samples[index]!));
  const turnStep = Math.abs(samples[turn]! - samples[turn - 1]!);
  expect(turnStep).toBeLessThan(steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.99)]!);
});

/** Both channels as a mono output mixes them. */
function mono(buffer: AudioBuffer): Float32Array {
  const left = buffer.getChannelData(0);
  const right = buffer.getChannelData(buffer.numberOfChannels - 1);
  return left.map((sample, index) => (sample + right[index]!) / 2);
}

/** Root mean square of five milliseconds. */
function energy(samples: Float32Array, from: number): number {
  const part = samples.subarray(from, from + windowSamples);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}
