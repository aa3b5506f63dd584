import { join } from 'node:path';
import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import { makeMedia } from './make-media.ts';

/** What a clip of `makeReelsClip` shows. Lengths are even numbers of pixels. */
export interface ReelsClip {
  readonly size: readonly [width: number, height: number];
  /** The reels' window: x, y, width, height. */
  readonly reels: readonly [x: number, y: number, width: number, height: number];
  /** A source of lavfi without its size and rate. By default a still of colored areas. */
  readonly background?: string;
  /** Filters for the finished frame, such as a camera that moves. */
  readonly effects?: string;
}

/** Computes the known region of the reels. */
export function computeRegion({ size, reels }: ReelsClip): VideoRegion {
  const [x, y, width, height] = reels;
  return { x: x / size[0], y: y / size[1], width: width / size[0], height: height / size[1] };
}

/** Makes a clip of seven seconds, in which symbols roll through a window from 1 to 3 and from 4.5 to 6 seconds. */
export function makeReelsClip(folder: string, { name, ...clip }: ReelsClip & { name: string }) {
  const { size, reels, background = stillBackground, effects = 'null' } = clip;
  const [x, y, width, height] = reels;
  const cell = Math.round(height / 3);
  const stripHeight = 12 * cell;
  // Symbols of different shades with space around them, as on reels.
  const symbol =
    `if(lt(mod(X,${cell}),${0.8 * cell})*lt(mod(Y,${cell}),${0.8 * cell}),${shade},24)`.replaceAll(
      'CELL',
      String(cell),
    );
  const rolled = `${6 * cell}*(clip(t-1,0,2)+clip(t-4.5,0,1.5))`;
  const filters = [
    `color=s=${width}x${stripHeight + height}:r=30:d=0.04,format=gray,geq=lum='${symbol}',loop=-1:1,trim=end=7`,
    `crop=${width}:${height}:0:'mod(${rolled},${stripHeight})',format=yuv420p[reels]`,
  ].join(',');
  return makeMedia(join(folder, `${name.replaceAll(' ', '-')}.mp4`), [
    ...['-filter_complex_threads', '1', '-filter_complex'],
    `${filters};${background}:s=${size.join('x')}:r=30,format=yuv420p[background];` +
      `[background][reels]overlay=${x}:${y},drawbox=${x - 4}:${y - 4}:${width + 8}:${height + 8}:gold:4,${effects}`,
    ...['-t', '7', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-pix_fmt', 'yuv420p'],
  ]);
}

const stillBackground = 'smptehdbars=duration=7';
const shade = '60+mod((floor(X/CELL)*73+floor(mod(Y,12*CELL)/CELL)*151)*37,190)';
