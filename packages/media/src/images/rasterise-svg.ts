import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { fail, succeed, type Outcome } from '../media-problem.ts';
import { endCodes } from '../programs/run-ffmpeg.ts';
import { runProgram } from '../programs/run-program.ts';
import { decodeImage } from './decode-image.ts';
import { openGuardedSharp } from './open-guarded-sharp.ts';
import { prepareSvg, type ViewBox } from './prepare-svg.ts';

/** In a published package, the modules are JavaScript. */
const rasteriser = fileURLToPath(new URL(`svg-rasteriser${extname(import.meta.url)}`, import.meta.url));

/**
 * Converts an SVG to a PNG that fills the box. A child process draws it, and is killed if it takes too long. A drawing that does
 * not declare its size is cropped to its content.
 */
export async function rasteriseSvg(
  bytes: Uint8Array,
  box: { maxWidthPx: number; maxHeightPx: number },
  signal?: AbortSignal,
): Promise<Outcome<Uint8Array>> {
  const prepared = prepareSvg(bytes);
  if (prepared.hasSize) return await draw(prepared.bytes, box, signal);
  let content = largestContent;
  for (let pass = 0; pass < 2; pass += 1) {
    const drawn = await draw(prepareSvg(bytes, content).bytes, measuredBox, signal);
    const found = drawn.ok ? await findContent(drawn.value, content) : drawn;
    if (!found.ok) return found;
    if (found.value === null) return await draw(prepared.bytes, box, signal);
    content = found.value;
  }
  return await draw(prepareSvg(bytes, content).bytes, box, signal);
}

/** Browsers show no content left of or above this area either. */
const largestContent: ViewBox = { x: 0, y: 0, width: 16_384, height: 16_384 };
const measuredBox = { maxWidthPx: 1024, maxHeightPx: 1024 };

/** The part of a drawn view that has content; null if it is empty. */
async function findContent(png: Uint8Array, view: ViewBox): Promise<Outcome<ViewBox | null>> {
  const alpha = await decodeImage(() =>
    openGuardedSharp(png).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true }),
  );
  if (!alpha.ok) return alpha;
  const { data, info } = alpha.value;
  const { width: columns, height: rows } = info;
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (data[row * columns + column] === 0) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  }
  if (right === 0) return succeed(null);
  const unit = view.width / columns;
  return succeed({
    x: view.x + left * unit,
    y: view.y + top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  });
}

async function draw(
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
