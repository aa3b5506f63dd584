import type { AudioKind } from '@spinreel/config-schema/formats';
import { messages } from '@spinreel/config-schema/messages';
import { decodeAudio } from './decode-audio.ts';
import { inEncoderSlot, inProbeSlot, type SlotOptions } from './encoder-slot.ts';
import { isAcceptedCodec } from './input-guards.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { runFfprobe } from './run-ffmpeg.ts';

/** What an uploaded sound is. */
export interface AudioFacts {
  /** As the container says; of a stream without a header an estimate. */
  readonly durationSeconds: number;
}

/** Measures a stored sound and decodes the part of it that an ad would play. */
export async function inspectAudio(
  options: { path: string; kind: AudioKind } & SlotOptions,
): Promise<Outcome<AudioFacts>> {
  const probed = await inProbeSlot(options, () => runFfprobe({ ...options, options: probeOptions }));
  if (!probed.ok) return probed;
  const { streams = [], format } = probed.value as ProbedSound;
  const stream = streams.find((candidate) => candidate.codec_type === 'audio');
  if (!stream || !isAcceptedCodec(stream.codec_name))
    return fail('unsupported', { message: messages.upload.audioFormat });
  const samples = await inEncoderSlot(options, () => decodeAudio(options));
  if (!samples.ok) return samples;
  const durationSeconds = Number(stream.duration ?? format?.duration ?? 0);
  return succeed({ durationSeconds: durationSeconds > 0 ? durationSeconds : samples.value.durationSeconds });
}

const probeOptions = ['-show_entries', 'stream=codec_type,codec_name,duration:format=duration'];

interface ProbedSound {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly codec_name?: string;
    readonly duration?: string;
  }[];
  readonly format?: { readonly duration?: string };
}
