import type { AudioKind, VideoKind } from '@spinreel/config-schema/options/formats';
import { succeed, type Outcome } from '../media-problem.ts';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';

/** How loud a recording is at full volume. */
export interface Loudness {
  /** Integrated loudness by EBU R 128 (ITU-R BS.1770), in LUFS. Null if it is silent or shorter than 0.4 seconds. */
  readonly integratedLufs: number | null;
  /** The highest sample in decibels below full scale; null if it is silent. */
  readonly peakDb: number | null;
}

/** Measures the loudness of the first sound stream of a file. A file without sound is silent. */
export async function measureLoudness(options: {
  path: string;
  kind: VideoKind | AudioKind;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<Loudness>> {
  const run = await runFfmpeg({
    input: { kind: options.kind, from: { path: options.path } },
    outputOptions: [
      ...['-map', '0:a:0?', '-map', '0:V:0?', '-c:v', 'copy', '-frames:v', '1', '-sn', '-dn'],
      // Each line is a value after another 0.1 seconds, so the last ones are those of the whole file.
      ...['-af', 'ebur128=metadata=1:peak=sample,ametadata=mode=print:file=-:direct=1', '-f', 'null'],
    ],
    output: '-',
    cpuLimitMs: encoderLimits.lookThroughCpuMs,
    signal: options.signal,
  });
  if (!run.ok) return run;
  const lines = run.value.toString('latin1');
  const peaks = [0, 1].flatMap((channel) => readLast(lines, `lavfi.r128.sample_peaks_ch${channel}`) ?? []);
  const peak = Math.max(0, ...peaks);
  const integratedLufs = readLast(lines, 'lavfi.r128.I');
  return succeed({
    integratedLufs: integratedLufs !== null && integratedLufs > silenceLufs ? integratedLufs : null,
    peakDb: peak > 0 ? 20 * Math.log10(peak) : null,
  });
}

/** The gate of EBU R 128: what is quieter does not count, and ffmpeg reports this value for silence. */
const silenceLufs = -70;

function readLast(lines: string, key: string): number | null {
  const at = lines.lastIndexOf(`${key}=`);
  if (at < 0) return null;
  const value = Number.parseFloat(lines.slice(at + key.length + 1, at + key.length + 30));
  return Number.isFinite(value) ? value : null;
}
