import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { decodeGreyFrames, makeMedia, probe } from './make-media.ts';

const run = promisify(execFile);
const sampleRate = 8000;
/** Levels of grey by which the left half brightens in each second. */
const greyPerSecond = 30;
const startGrey = 20;

/**
 * Makes a clip of 64 x 36 pixels that shows its own time: its left half brightens evenly. Every half second its right half is
 * white for a tenth of a second, and a tone of the same length is heard.
 */
export async function makeSyncClip(
  path: string,
  options: {
    seconds: number;
    frameRate?: number | string;
    sampleRate?: number;
    /** A filter of ffmpeg for the finished frames. */
    filter?: string;
    outputOptions?: readonly string[];
  },
): Promise<string> {
  const { seconds, frameRate = 30, sampleRate: rate = 48_000, filter = 'null', outputOptions = [] } = options;
  const isOn = (time: string) => `lt(mod(${time}+0.001,0.5),0.1)`;
  return await makeMedia(path, [
    ...['-f', 'lavfi', '-i', `nullsrc=s=64x36:r=${frameRate}:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `aevalsrc='0.8*sin(6283*t)*${isOn('t')}':s=${rate}:d=${seconds}`],
    '-vf',
    `geq=lum='if(lt(X,32),${startGrey}+T*${greyPerSecond},16+219*${isOn('T')})':cb=128:cr=128,setparams=range=tv,${filter}`,
    ...['-pix_fmt', 'yuv420p', '-crf', '4', '-c:a', 'aac', ...outputOptions],
  ]);
}

/** What a video shows and plays. */
export interface SeenSync {
  /** The time of the clip that its first frame shows, in seconds. */
  readonly firstSeconds: number;
  /** The time that its last frame shows. */
  readonly lastSeconds: number;
  /** For each flash, how much later its tone starts, in seconds. */
  readonly soundDelays: readonly number[];
}

/** Measures a video made of a sync clip. `frameRate` is that of the video. */
export async function measureSync(path: string, frameRate: number): Promise<SeenSync> {
  const frames = await decodeGreyFrames(path, { width: 2, height: 1 });
  const showsSeconds = (frame: Buffer | undefined) =>
    ((frame?.[0] ?? 0) * 219) / 255 / greyPerSecond - (startGrey - 16) / greyPerSecond;
  const flashes = findStarts(frames.map((frame) => (frame[1] ?? 0) > 127)).map((at) => at / frameRate);
  const tones = findStarts(await findLoudSamples(path)).map((at) => at / sampleRate);
  return {
    firstSeconds: showsSeconds(frames[0]),
    lastSeconds: showsSeconds(frames.at(-1)),
    soundDelays: flashes.flatMap((flash) => {
      const nearest = tones.toSorted((a, b) => Math.abs(a - flash) - Math.abs(b - flash))[0];
      return nearest === undefined ? [] : [nearest - flash];
    }),
  };
}

/** Indexes at which a run of true begins, except at the very start. */
function findStarts(values: readonly boolean[]): number[] {
  return values.flatMap((value, at) => (value && at > 0 && !values[at - 1] ? [at] : []));
}

/** For each sample, whether the tone is on: whether it is loud within the next 2 milliseconds. */
async function findLoudSamples(path: string): Promise<boolean[]> {
  const { streams } = await probe<{ streams: { codec_type: string }[] }>(path, 'stream=codec_type');
  if (!streams.some(({ codec_type: type }) => type === 'audio')) return [];
  const { stdout } = await run(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-i', path, '-vn', '-af', 'aresample=async=1:first_pts=0', '-ac', '1'],
      ...['-ar', String(sampleRate), '-f', 's16le', '-'],
    ],
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  const samples = new Int16Array(new Uint8Array(stdout).buffer, 0, Math.floor(stdout.length / 2));
  const isLoud = Array.from(samples, (sample) => Math.abs(sample) > 8000);
  const window = 16;
  let lastLoud = -Infinity;
  const loud: boolean[] = [];
  for (const [at, value] of isLoud.entries()) {
    if (value) lastLoud = at;
    loud.push(at - lastLoud < window);
  }
  return loud;
}
