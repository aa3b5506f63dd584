import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ImageFile, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';

const run = promisify(execFile);

/** Output of a short track or a small image, in bytes. */
const maxBuffer = 10_000_000;

/** Small copies of the sample media, which a browser decodes in a fraction of the time. */
export interface SmallMedia {
  readonly cover: ImageFile;
  readonly badge: ImageFile;
  readonly button: ImageFile;
  readonly music: MediaFile;
}

/** Encodes a quarter-size copy of each image of the short ad, and the first two seconds of its music. */
export async function encodeSmallMedia(): Promise<SmallMedia> {
  const [cover, badge, button, music] = await Promise.all([
    encodeImage('cover', 'mjpeg', 270, 480),
    encodeImage('badge', 'png', 200, 200),
    encodeImage('ctaButton', 'png', 150, 50),
    encode('music1', ['-t', '2', '-c', 'copy', '-f', 'mp3']),
  ]);
  return { cover, badge, button, music };
}

async function encodeImage(
  name: FixtureName,
  codec: 'mjpeg' | 'png',
  widthPx: number,
  heightPx: number,
): Promise<ImageFile> {
  const output = ['-vf', `scale=${widthPx}:${heightPx}`, '-c:v', codec, '-f', 'image2pipe'];
  return { ...(await encode(name, output)), widthPx, heightPx };
}

async function encode(name: FixtureName, output: readonly string[]): Promise<MediaFile> {
  const { path, mimeType } = fixtureMedia[name];
  const { stdout } = await run(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-i', path, ...output, 'pipe:1'],
    { encoding: 'buffer', maxBuffer },
  );
  return { bytes: new Uint8Array(stdout), mimeType };
}
