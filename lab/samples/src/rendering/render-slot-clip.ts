import { Readable } from 'node:stream';
import type { Page } from 'playwright';
import { clip } from '../drawing/clip/slot-clip-plan.ts';
import { sampleMedia } from '@spinreel/samples/sample-media';
import { runFfmpeg } from './run-ffmpeg.ts';

const { frameRate, durationSeconds } = clip;

/** Draws the clip frame by frame, adds the sound of `soundPath`, and writes `slot-clip.mp4`. */
export async function renderSlotClip(page: Page, soundPath: string): Promise<void> {
  const frames = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(frameRate), '-i', 'pipe:0'];
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '24',
    '-maxrate',
    '3500k',
    '-bufsize',
    '5000k',
  ];
  // The drawings are in sRGB. The file states how its colours were converted, so that every player shows the same.
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ar', '44100', '-ac', '2'];
  const reproducible = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  await runFfmpeg(
    [
      ...frames,
      '-i',
      soundPath,
      '-map',
      '0:v',
      '-map',
      '1:a',
      ...video,
      ...colour,
      ...sound,
      ...reproducible,
      '-t',
      String(durationSeconds),
      '-movflags',
      '+faststart',
      sampleMedia.slotClip.path,
    ],
    Readable.from(drawnFrames(page)),
  );
}

async function* drawnFrames(page: Page): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < durationSeconds * frameRate; frame += 1) {
    yield Buffer.from(await page.evaluate((index) => drawingPage.drawClipFrame(index), frame), 'base64');
  }
}
