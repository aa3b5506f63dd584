import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { succeed, type Outcome } from '../media-problem.ts';
import { encoderLimits } from '../programs/encoder-limits.ts';
import { runFfmpeg } from '../programs/run-ffmpeg.ts';
import { formatFrameRate } from '../video/frame-rate.ts';
import { probeVideo } from '../video/probe-video.ts';

/** Frames of this width average away patterns of less than 0.1 degrees on a screen that is 10 degrees wide. */
const widthPx = 96;

/** A frame in small: red, green and blue of each pixel, in rows. */
export interface SmallFrame {
  readonly rgb: Uint8Array;
  readonly timestampSeconds: number;
}

/**
 * The most frames that are read of a second. A rate that ffmpeg cannot guess, such as that of a file with times in milliseconds,
 * is far higher than that of its frames.
 */
const maxFrameRate = 60;

/** The size of small frames in pixels. */
export interface FrameSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Decodes a video, scaled to a width of 96 pixels, and passes its frames on one by one. `start` is called first, with the size
 * of each frame. Frames are repeated where the rate of the video varies, so the time between two of them is always the same.
 */
export async function readSmallFrames(options: {
  path: string;
  kind: VideoKind;
  start: (size: FrameSize) => (frame: SmallFrame) => void;
  signal?: AbortSignal | undefined;
}): Promise<Outcome<{ frameCount: number }>> {
  const { path, kind, start, signal } = options;
  const facts = await probeVideo({ path, kind, signal });
  if (!facts.ok) return facts;
  const { widthPx: fullWidthPx, heightPx: fullHeightPx, highestFrameRate } = facts.value;
  const frameRate = Math.min(highestFrameRate, maxFrameRate);
  const heightPx = Math.max(1, Math.round((widthPx * fullHeightPx) / fullWidthPx));
  const frameBytes = 3 * widthPx * heightPx;
  const addFrame = start({ widthPx, heightPx });
  let frameCount = 0;
  let rest = Buffer.alloc(0);
  const run = await runFfmpeg({
    input: { kind, from: { path } },
    outputOptions: [
      ...['-map', '0:V:0', '-an', '-sn', '-dn', '-fps_mode', 'cfr'],
      ...['-r', formatFrameRate(frameRate)],
      ...['-vf', `scale=${widthPx}:${heightPx}:flags=area,format=rgb24`, '-f', 'rawvideo'],
    ],
    output: 'pipe:1',
    cpuLimitMs: encoderLimits.lookThroughCpuMs,
    signal,
    isStreamed: true,
    onStdout: (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (; rest.length >= frameBytes; rest = rest.subarray(frameBytes)) {
        addFrame({ rgb: rest.subarray(0, frameBytes), timestampSeconds: frameCount / frameRate });
        frameCount += 1;
      }
    },
  });
  return run.ok ? succeed({ frameCount }) : run;
}
