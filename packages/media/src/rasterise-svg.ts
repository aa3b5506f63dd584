import { fileURLToPath } from 'node:url';
import { encoderLimits } from './encoder-limits.ts';
import { inEncoderSlot, type SlotOptions } from './encoder-slot.ts';
import { fail, succeed, type Outcome } from './media-problem.ts';
import { runProgram } from './run-program.ts';

const rasteriser = fileURLToPath(new URL('svg-rasteriser.ts', import.meta.url));

/** An SVG as PNG that fills the box, drawn by a child process that is ended by force when it takes too long. */
export function rasteriseSvg(
  bytes: Uint8Array,
  box: { maxWidthPx: number; maxHeightPx: number },
  options: SlotOptions,
): Promise<Outcome<Uint8Array>> {
  return inEncoderSlot(options, async () => {
    const result = await runProgram({
      program: process.execPath,
      args: ['--max-old-space-size=128', rasteriser, String(box.maxWidthPx), String(box.maxHeightPx)],
      stdin: bytes,
      timeoutMs: encoderLimits.imageTimeoutMs,
      limits: {
        cpuSeconds: Math.ceil(encoderLimits.imageTimeoutMs / 1000) * 2,
        dataBytes: encoderLimits.rasteriserMemoryBytes,
      },
      signal: options.signal,
    });
    if (result.end === 'timed-out') return fail('timed-out', { detail: result.stderr });
    if (result.end !== 'exited' || result.exitCode !== 0)
      return fail('unreadable', { detail: result.stderr });
    return succeed(result.stdout);
  });
}
