import { encoderLimits } from '../programs/encoder-limits.ts';
import type { Outcome } from '../media-problem.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';

/** Converts a BMP to PNG with ffmpeg, because sharp cannot read BMP. */
export function decodeBmp(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Outcome<Uint8Array>> {
  return runFfmpeg({
    input: { kind: 'bmp', from: { bytes } },
    outputOptions: ['-frames:v', '1', '-c:v', 'png', '-compression_level', '1', '-f', 'image2pipe'],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.imageCpuMs,
    signal,
  });
}
