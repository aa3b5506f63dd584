import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import {
  makeNearLimitVideo,
  makePortraitVideo,
  makeSixtyFpsVideo,
  makeVariableFrameRateVideo,
  makeVeryShortVideo,
} from '@spinreel/fixtures/odd/odd-videos';
import { bareFfmpeg } from './bare-ffmpeg.ts';
import type { Bench } from '../figure.ts';
import { finalVideo, type FinalVideoRequest } from './final-video.ts';
import { findPasses, recordedFfmpeg } from './recorded-ffmpeg.ts';
import { inScratchFolder } from '../scratch-folder.ts';

/** Measures how well, and with how many encodes, videos are fitted to their budgets. The clips differ as uploads do. */
export const budget: Bench = {
  name: 'budget',
  isTimed: false,
  run: () =>
    inScratchFolder(async (folder) => {
      const cases = [];
      for (const request of await requests(folder)) {
        const { result, runs } = await recordedFfmpeg(folder, () => finalVideo(request));
        const usedPercent = (100 * result.bytes.length) / request.budgetBytes;
        const encodes = findPasses(runs).length;
        cases.push({ usedPercent, encodes });
        const size = `${result.widthPx}x${result.heightPx}`;
        process.stdout.write(`  ${request.path}: ${encodes} encodes, ${usedPercent.toFixed(1)} %, ${size}\n`);
      }
      // One encode means that even the best quality fits the budget.
      const needed = cases.filter(({ encodes }) => encodes > 1).map(({ usedPercent }) => usedPercent);
      const quick = cases.filter(({ encodes }) => encodes <= 2);
      return [
        {
          name: 'clips fitted with at most two encodes',
          value: (100 * quick.length) / cases.length,
          unit: '%',
          atLeast: 90,
        },
        {
          name: 'least of a budget that was used where needed',
          value: Math.min(...needed),
          unit: '%',
          atLeast: 95,
        },
        { name: 'most of a budget that was used', value: Math.max(...needed), unit: '%', atMost: 100 },
      ];
    }),
};

async function requests(folder: string): Promise<FinalVideoRequest[]> {
  const clip = fixtureMedia.slotClip.path;
  const made = async (name: string, options: readonly string[]) => {
    const path = join(folder, name);
    await bareFfmpeg([...options, path]);
    return path;
  };
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  const drawn = (name: string, drawing: string, options: readonly string[] = []) =>
    made(`${name}.mp4`, ['-f', 'lavfi', '-i', drawing, ...options, ...h264]);
  const withTone = ['-f', 'lavfi', '-i', 'sine=d=6', '-c:a', 'aac'];
  const pattern = await drawn('pattern', 'testsrc2=s=1280x720:r=30:d=6', withTone);
  const flat = await drawn('flat', 'gradients=s=1280x720:r=30:d=6:speed=0.02:seed=1');
  const fractal = await drawn('fractal', 'mandelbrot=s=1920x1080:r=30', ['-t', '4']);
  const noisy = ['-vf', 'noise=alls=12:allf=t', '-crf', '20'];
  const noise = await drawn('noise', 'testsrc2=s=960x540:r=30:d=2', noisy);
  const darkened = ['-vf', 'eq=brightness=-0.3:contrast=0.5', '-crf', '16', '-c:a', 'copy'];
  const dark = await made('dark.mp4', ['-i', clip, '-t', '6', ...h264, ...darkened]);
  const phoneCodec = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'];
  const phone = await made('phone.mov', [
    ...[
      '-i',
      clip,
      '-t',
      '4',
      '-vf',
      'scale=853:481',
      ...phoneCodec,
      '-pix_fmt',
      'yuv444p',
      '-tag:v',
      'hvc1',
      '-c:a',
      'copy',
    ],
  ]);
  return [
    { path: clip, endSeconds: 9, budgetBytes: 675_000, splitScreen: false },
    { path: clip, endSeconds: 9, budgetBytes: 405_000, splitScreen: false },
    { path: clip, endSeconds: 8, budgetBytes: 800_000, splitScreen: true },
    { path: await makeNearLimitVideo(), endSeconds: 6, budgetBytes: 1_500_000, splitScreen: false },
    { path: pattern, endSeconds: 6, budgetBytes: 600_000, splitScreen: true },
    { path: flat, endSeconds: 6, budgetBytes: 200_000, splitScreen: false },
    { path: dark, endSeconds: 6, budgetBytes: 300_000, splitScreen: false },
    { path: fractal, endSeconds: 4, budgetBytes: 1_500_000, splitScreen: true },
    { path: noise, endSeconds: 2, budgetBytes: 400_000, splitScreen: true },
    { path: phone, endSeconds: 4, budgetBytes: 300_000, splitScreen: true },
    { path: await makeSixtyFpsVideo(), endSeconds: 3, budgetBytes: 120_000, splitScreen: true },
    { path: await makeVariableFrameRateVideo(), endSeconds: 4, budgetBytes: 150_000, splitScreen: false },
    { path: await makePortraitVideo(), endSeconds: 3, budgetBytes: 150_000, splitScreen: false },
    { path: await makeVeryShortVideo(), endSeconds: 0.3, budgetBytes: 25_000, splitScreen: true },
  ];
}
