import type { AudioKind } from '@spinreel/config-schema/options/formats';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import type { StereoSamples } from './music-loop.ts';
import { musicRecipe } from '../recipes/music-recipe.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';

/** Stereo sound at the recipe's sample rate. */
export interface DecodedAudio {
  readonly samples: StereoSamples;
  readonly durationSeconds: number;
}

/** Decodes the beginning of a stored audio file: as much as an ad can play, and the extra seconds for the blend. */
export async function decodeAudio(options: {
  path: string;
  kind: AudioKind;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<DecodedAudio>> {
  const { sampleRate, maxSeconds, blendSeconds } = musicRecipe;
  const decoded = await runFfmpeg({
    input: { kind: options.kind, from: { path: options.path } },
    outputOptions: [
      ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(maxSeconds + blendSeconds)],
      ...['-ac', '2', '-ar', String(sampleRate), '-c:a', 'pcm_f32le', '-f', 'f32le'],
    ],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.musicCpuMs,
    signal: options.signal,
  });
  if (!decoded.ok) return decoded;
  // Copied, because a pooled buffer may start at an address that is not a multiple of four bytes.
  const samples = new Float32Array(new Uint8Array(decoded.value).buffer);
  if (samples.length < 2) return fail('unreadable');
  return succeed({ samples, durationSeconds: samples.length / 2 / sampleRate });
}
