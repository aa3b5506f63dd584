import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import { endCodes } from '../programs/run-ffmpeg.ts';
import { runProgram } from '../programs/run-program.ts';

/** In a published package, the modules are JavaScript. */
const rasteriser = fileURLToPath(new URL(`svg-rasteriser${extname(import.meta.url)}`, import.meta.url));

/** Converts an SVG to a PNG that fills the box. A child process draws it, and is killed if it takes too long. */
export async function rasteriseSvg(
  bytes: Uint8Array,
  box: { maxWidthPx: number; maxHeightPx: number },
  signal?: AbortSignal,
): Promise<Outcome<Uint8Array>> {
  const result = await runProgram({
    program: process.execPath,
    args: ['--max-old-space-size=128', rasteriser, String(box.maxWidthPx), String(box.maxHeightPx)],
    stdin: bytes,
    cpuLimitMs: encoderLimits.imageCpuMs,
    limits: { dataBytes: encoderLimits.rasteriserMemoryBytes },
    signal,
  });
  if (result.end !== 'exited') return fail(endCodes[result.end], { detail: result.stderr });
  if (result.exitCode !== 0) return fail('unreadable', { detail: result.stderr });
  return succeed(result.stdout);
}
