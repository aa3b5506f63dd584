import type { VideoKind } from '@spinreel/config-schema/options/formats';
import type { MediaSource } from '../media-source.ts';
import type { Outcome } from '../media-problem.ts';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import { createVideoCut } from '../video/create-video-cut.ts';
import { probeVideo } from '../video/probe-video.ts';
import { buildFilterOptions, buildSeekOptions } from '../video/video-arguments.ts';
import { fitSize } from '../video/video-size.ts';

/** Draws one frame of an upload as a JPEG, whole and with the colours and the shape that players show. */
export async function drawStill(options: {
  source: MediaSource;
  /** Time of the frame in seconds. */
  atSeconds: number;
  longSidePx: number;
  /** ffmpeg's quality scale for JPEG: 2 is best, 31 is worst. */
  jpegScale: number;
  signal: AbortSignal | undefined;
}): Promise<Outcome<Uint8Array>> {
  const { source, atSeconds, longSidePx, jpegScale, signal } = options;
  const kind = source.kind as VideoKind;
  const facts = await probeVideo({ path: source.path, kind, signal });
  if (!facts.ok) return facts;
  const cut = createVideoCut({
    ...{ splitScreen: true, shape: 'uploaded', zoom: 1, zoomX: 0, zoomY: 0, facts: facts.value },
    trim: { startSeconds: atSeconds, endSeconds: atSeconds },
  });
  return runFfmpeg({
    input: { kind, from: { path: source.path }, options: buildSeekOptions(cut) },
    outputOptions: [
      ...buildFilterOptions(cut, fitSize(cut.crop, longSidePx)),
      ...['-an', '-pix_fmt', 'yuvj420p', '-frames:v', '1'],
      ...['-c:v', 'mjpeg', '-q:v', String(jpegScale), '-flags:v', '+bitexact', '-f', 'mjpeg'],
    ],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.firstFrameCpuMs,
    signal,
  });
}
