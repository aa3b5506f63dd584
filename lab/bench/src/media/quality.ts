import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeVideoCrop } from '@spinreel/config-schema/options/placement/video-crop';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeFullHdVideo } from '@spinreel/fixtures/make-full-hd-video';
import { bareFfmpeg } from './bare-ffmpeg.ts';
import type { Bench, Figure } from '../figure.ts';
import { finalVideo } from './final-video.ts';
import { inScratchFolder } from '../scratch-folder.ts';

const lengthSeconds = 6;
const display = 'scale=1080:1920:flags=bicubic';

interface Clip {
  readonly name: string;
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly budgetBytes: number;
}

/** Compares the video's quality with that of a common encoder at the same size: `x264 medium`, 2-pass, 720x1280. */
export const quality: Bench = {
  name: 'quality',
  isTimed: false,
  run: () =>
    inScratchFolder(async (folder) => {
      const hd = { path: fixtureMedia.slotClip.path, widthPx: 1280, heightPx: 720 };
      const fullHd = { path: await makeFullHdVideo(), widthPx: 1920, heightPx: 1080 };
      const clips: readonly Clip[] = [
        { name: '720p', ...hd, budgetBytes: 300_000 },
        { name: '1080p', ...fullHd, budgetBytes: 1_200_000 },
        { name: '1080p, half the bytes', ...fullHd, budgetBytes: 600_000 },
        { name: '1080p, a third of them', ...fullHd, budgetBytes: 400_000 },
      ];
      const figures: Figure[] = [];
      for (const clip of clips) figures.push(...(await comparison(folder, clip)));
      return figures;
    }),
};

async function comparison(folder: string, clip: Clip): Promise<Figure[]> {
  const { name, path, budgetBytes } = clip;
  const startedMs = performance.now();
  const ours = await finalVideo({ path, endSeconds: lengthSeconds, budgetBytes, splitScreen: false });
  const seconds = (performance.now() - startedMs) / 1000;
  const oursPath = join(folder, 'ours.mp4');
  await writeFile(oursPath, ours.bytes);
  const plain = await plainEncode(folder, clip, ours.bytes.length);
  const oursDb = await psnr(clip, oursPath);
  const plainDb = await psnr(clip, plain.path);
  const size = `${ours.widthPx}x${ours.heightPx}, ${ours.bytes.length} bytes, ${seconds.toFixed(1)} s`;
  process.stdout.write(`  ${name}: ${size}, ${oursDb} dB; plain ${plain.sizeBytes} bytes, ${plainDb} dB\n`);
  return [
    {
      name: `PSNR above plain x264 of the same size, ${name}`,
      value: oursDb - plainDb,
      unit: 'dB',
      atLeast: 1.3,
    },
    {
      name: `size of the plain encode by ours, ${name}`,
      value: (100 * plain.sizeBytes) / ours.bytes.length,
      unit: '%',
      atLeast: 99.5,
    },
  ];
}

/** Returns the part of a clip that a full-screen ad shows. */
function shownPart({ widthPx, heightPx }: Clip): string {
  const { width, height, x, y } = computeVideoCrop({
    ...{ sourceWidth: widthPx, sourceHeight: heightPx },
    ...{ splitScreen: false, zoom: 1, zoomX: 0, zoomY: 0 },
  });
  return `crop=${width}:${height}:${x}:${y}`;
}

/** Encodes repeatedly until the file is as large as ours, within half a percent. */
async function plainEncode(
  folder: string,
  clip: Clip,
  sizeBytes: number,
): Promise<{ path: string; sizeBytes: number }> {
  const path = join(folder, 'plain.mp4');
  let bitrate = (8 * sizeBytes) / lengthSeconds - 96_000;
  for (;;) {
    const common = ['-t', String(lengthSeconds), '-i', clip.path, '-vf', `${shownPart(clip)},scale=720:1280`];
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

/** Computes the PSNR of a file's brightness against the clip over all frames, both scaled to the size of a phone. */
async function psnr(clip: Clip, path: string): Promise<number> {
  const graph = `[0:v]${display}[a];[1:v]${shownPart(clip)},${display}[b];[a][b]psnr`;
  const length = ['-t', String(lengthSeconds)];
  const said = await bareFfmpeg([
    ...['-i', path, ...length, '-i', clip.path],
    ...['-lavfi', graph, '-an', '-f', 'null', '-'],
  ]);
  return Number(/PSNR y:([\d.]+)/.exec(said)?.[1]);
}
