import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { createMediaTools } from '@spinreel/media/playback/create-media-tools';
import { measureMedia } from '@spinreel/preflight/quality/media/measure-media';
import { expect, onTestFinished, test } from 'vitest';
import { createNoiseAd } from '../../test/create-noise-ad.ts';

const run = promisify(execFile);

// Levels are in dBFS. A stereo tone of 1 kHz has as many LUFS (EBU Tech 3341, test signal 1).
test.each([
  { what: 'loud music', musicDb: -4, volume: 1, videoDb: -90, lufs: -4 },
  // Half the amplitude is 6.02 dB less. The powers of the two tones add up.
  { what: 'music at half its volume', musicDb: -9, volume: 0.5, videoDb: -20, lufs: -13.82 },
])('measures an ad with $what within 0.5 LUFS', async ({ musicDb, volume, videoDb, lufs }) => {
  const showing = await createTonesAd({ musicDb, volume, videoDb });
  const tools = createMediaTools();
  const { loudness } = await measureMedia({ ...showing, tools });
  expect(Math.abs((loudness?.integratedLufs ?? 0) - lufs)).toBeLessThan(0.5);
});

/** Exports an ad whose music and video each are a tone. `volume` is that of the music, 0 to 1. */
async function createTonesAd(levels: { musicDb: number; volume: number; videoDb: number }) {
  const { musicDb, volume, videoDb } = levels;
  const network = networks.moloco;
  const { media } = createNoiseAd();
  const music = await encode('music.mp3', createTone(musicDb));
  const video = await encode('video.mp4', [
    ...createTone(videoDb),
    ...['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=30:d=3', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ]);
  const config = makeExportableAd({ id: 'tones', cover: 'cover', video: 'video' });
  const gameplayVideo = { filePath: 'video', duration: 3, frameRate: 30 };
  const backgroundMusic = { filePath: 'music', volume };
  const ad = resolveAd({ ...config, assets: { ...config.assets, gameplayVideo, backgroundMusic } });
  const videoFile = { bytes: video, mimeType: 'video/mp4', widthPx: 320, heightPx: 180 } as const;
  const { bytes } = await exportAd({
    ad,
    media: {
      ...media,
      video: { ...videoFile, durationSeconds: 3, frameRate: 30, pauseFrames: [15] },
      music: { bytes: music, mimeType: 'audio/mpeg' },
    },
    network,
  });
  return { bytes, fileName: 'tones.html', network };
}

async function encode(name: string, options: readonly string[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-tones-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...options, path]);
  return new Uint8Array(await readFile(path));
}

/** Returns the options of a stereo tone of 1 kHz, which lasts three seconds. */
function createTone(levelDb: number): string[] {
  const wave = `${10 ** (levelDb / 20)}*sin(2*PI*1000*t)`;
  return ['-f', 'lavfi', '-i', `aevalsrc='${wave}|${wave}':s=48000:d=3`];
}
