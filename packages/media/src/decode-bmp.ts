import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot, type SlotOptions } from './encoder-slot.ts';
import type { Outcome } from './media-problem.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** A BMP as PNG: sharp cannot read it, ffmpeg with nothing but its BMP decoder can. */
export function decodeBmp(bytes: Uint8Array, options: SlotOptions): Promise<Outcome<Uint8Array>> {
  return inEncoderSlot(options, () =>
    runFfmpeg({
      input: { kind: 'bmp', from: { bytes } },
      outputOptions: ['-frames:v', '1', '-c:v', 'png', '-compression_level', '1', '-f', 'image2pipe'],
      output: 'pipe:1',
      timeoutMs: encoderLimits.imageTimeoutMs,
      signal: options.signal,
    }),
  );
}
