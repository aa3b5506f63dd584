import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { videoCrop } from '@spinreel/config-schema/video-crop';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { bareFfmpeg } from './bare-ffmpeg.ts';
import type { Bench } from './figure.ts';
import { finalVideo } from './final-video.ts';
import { inScratchFolder } from './scratch-folder.ts';

const source = fixtureMedia.slotClip.path;
const lengthSeconds = 12;
const budgetBytes = 600_000;
/** What a full-screen ad shows of the clip, and the size at which a phone shows it. */
const part = videoCrop({
  ...{ sourceWidth: 1280, sourceHeight: 720 },
  ...{ splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 },
});
const shownPart = `crop=${part.width}:${part.height}:${part.x}:${part.y}`;
const display = 'scale=1080:1920:flags=bicubic';

/** How much better the video is than what an ordinary tool makes of the same bytes: `x264 medium`, 2-pass, 720x1280. */
export const quality: Bench = {
  name: 'quality',
  run: () =>
    inScratchFolder(async (folder) => {
      const ours = await finalVideo({
        path: source,
        endSeconds: lengthSeconds,
        budgetBytes,
        splitScreen: false,
      });
      const path = join(folder, 'ours.mp4');
      await writeFile(path, ours.bytes);
      const plain = await plainEncode(folder, ours.bytes.length);
      return [
        {
          name: 'PSNR above plain x264 of the same size',
          value: (await psnr(path)) - (await psnr(plain.path)),
          unit: 'dB',
          atLeast: 1.3,
        },
        {
          name: 'size of the plain encode, by ours',
          value: (100 * plain.sizeBytes) / ours.bytes.length,
          unit: '%',
          atLeast: 99.5,
        },
      ];
    }),
};

/** Encoded again until it is as large as ours, give or take half a percent. */
async function plainEncode(folder: string, sizeBytes: number): Promise<{ path: string; sizeBytes: number }> {
  const path = join(folder, 'plain.mp4');
  let bitrate = (8 * sizeBytes) / lengthSeconds - 96_000;
  for (;;) {
    const common = ['-t', String(lengthSeconds), '-i', source, '-vf', `${shownPart},scale=720:1280`];
    const video = ['-c:v', 'libx264', '-preset', 'medium', '-pix_fmt', 'yuv420p', '-b:v', bitrate.toFixed()];
    const log = ['-passlogfile', join(folder, 'plain')];
    await bareFfmpeg([...common, ...video, '-pass', '1', ...log, '-an', '-f', 'null', '-']);
    const sound = ['-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart'];
    await bareFfmpeg([...common, ...video, '-pass', '2', ...log, ...sound, path]);
    const { size } = await stat(path);
    const share = size / sizeBytes;
    if (share >= 0.995 && share <= 1.005) return { path, sizeBytes: size };
    bitrate /= share;
  }
}

/** PSNR of a file against what the clip shows, both as large as on a phone; of brightness, over all frames. */
async function psnr(path: string): Promise<number> {
  const graph = `[0:v]${display}[a];[1:v]${shownPart},${display}[b];[a][b]psnr`;
  const length = ['-t', String(lengthSeconds)];
  const said = await bareFfmpeg([
    ...['-i', path, ...length, '-i', source],
    ...['-lavfi', graph, '-an', '-f', 'null', '-'],
  ]);
  return Number(/PSNR y:([\d.]+)/.exec(said)?.[1]);
}
