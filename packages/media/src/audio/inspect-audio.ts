import type { AudioKind } from '@spinreel/config-schema/options/formats';
import { messages } from '@spinreel/config-schema/messages/messages';
import { decodeAudio } from './decode-audio.ts';
import { isAcceptedCodec } from '../programs/input-guards.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import { isVideo, type ProbedFile } from '../video/probe-streams.ts';
import { runFfprobe } from '../programs/run-ffmpeg.ts';

/** The facts of an uploaded audio file. */
export interface AudioFacts {
  /** As stated by the container; an estimate for streams without a header. */
  readonly durationSeconds: number;
}

/** Measures a stored audio file and decodes the part that an ad would play. A file with a video stream is refused. */
export async function inspectAudio(options: {
  path: string;
  kind: AudioKind;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<AudioFacts>> {
  const probed = await runFfprobe({ ...options, options: probeOptions });
  if (!probed.ok) return probed.problem.code === 'unsupported' ? refuseFormat() : probed;
  const { streams = [], format } = probed.value as Pick<ProbedFile, 'streams' | 'format'>;
  const stream = streams.find((candidate) => candidate.codec_type === 'audio');
  if (streams.some(isVideo) || !stream || !isAcceptedCodec(stream.codec_name)) return refuseFormat();
  const samples = await decodeAudio(options);
  if (!samples.ok) return samples;
  const durationSeconds = Number(stream.duration ?? format?.duration ?? 0);
  return succeed({ durationSeconds: durationSeconds > 0 ? durationSeconds : samples.value.durationSeconds });
}

const probeOptions = [
  '-show_entries',
  'stream=codec_type,codec_name,duration:stream_disposition=attached_pic:format=duration',
];

function refuseFormat(): Outcome<never> {
  return fail('unsupported', { message: messages.upload.audioFormat });
}
