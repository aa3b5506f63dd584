import { runFfmpeg } from '@spinreel/sample-maker/rendering/run-ffmpeg';
import { sampleMedia } from '@spinreel/samples/sample-media';

/** A recording of a game. */
interface Clip {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Turns the sample clip (1280 x 720) and the picture of a game's screen, if there is one, into this. */
  readonly filter: string;
}

/** The recordings of the gallery, by name. */
export const clips = {
  wide: { widthPx: 960, heightPx: 540, filter: '[0:v]scale=960:540' },
  'four-to-three': { widthPx: 720, heightPx: 540, filter: '[0:v]crop=960:720,scale=720:540' },
  square: { widthPx: 540, heightPx: 540, filter: '[0:v]crop=720:720,scale=540:540' },
  /** A phone's portrait recording: reels in the middle, the game's bars above and below. */
  portrait: {
    widthPx: 540,
    heightPx: 960,
    filter:
      '[0:v]scale=540:304,pad=540:960:0:300:color=0x1b1035,drawbox=0:0:540:84:color=0x35205f:t=fill,drawbox=20:18:150:48:color=0xffc93d:t=fill,drawbox=0:700:540:260:color=0x35205f:t=fill,drawbox=190:760:160:120:color=0x2fbf5a:t=fill',
  },
  /** A computer's recording with a light page around the game. */
  light: {
    widthPx: 960,
    heightPx: 540,
    filter:
      '[0:v]scale=800:450,pad=960:540:60:30:color=0xf2ead8,drawbox=870:220:80:100:color=0xe2356b:t=fill,drawbox=0:490:960:50:color=0xd9c79a:t=fill',
  },
} as const satisfies Record<string, Clip>;

/** The name of a recording. */
export type ClipName = keyof typeof clips;

/** Writes the recording `name` to `path`: 9 seconds, 30 frames per second, without sound. */
export async function makeClip(name: ClipName, path: string): Promise<void> {
  const { filter } = clips[name];
  await runFfmpeg([
    ...['-i', sampleMedia.slotClip.path, '-filter_complex', `${filter},setsar=1[v]`, '-map', '[v]'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', path],
  ]);
}
