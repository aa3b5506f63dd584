import type { AudioKind } from '@spinreel/config-schema/formats';
import { encoderLimits } from './encoder-limits.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import type { StereoSamples } from './music-loop.ts';
import { musicRecipe } from './recipes/music-recipe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Sound in stereo at the recipe's sample rate. */
export interface DecodedAudio {
  readonly samples: StereoSamples;
  readonly durationSeconds: number;
}

/** The beginning of a stored sound: as much of it as an ad can play, and a little more to blend with. */
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
    timeoutMs: encoderLimits.musicTimeoutMs,
    signal: options.signal,
  });
  if (!decoded.ok) return decoded;
  // Copied, because a pooled buffer need not begin at a multiple of four bytes.
  const samples = new Float32Array(new Uint8Array(decoded.value).buffer);
  if (samples.length < 2) return fail('unreadable');
  return succeed({ samples, durationSeconds: samples.length / 2 / sampleRate });
}
