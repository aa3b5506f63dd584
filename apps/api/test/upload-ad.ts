import { readFile } from 'node:fs/promises';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { useCachedFile } from '@spinreel/fixtures/use-cached-file';
import { runFfmpeg } from '@spinreel/sample-maker/rendering/run-ffmpeg';
import type { Client } from './create-client.ts';

/** Uploads a small cover and a small video of one second, and returns an ad of them that can be exported. */
export async function uploadAd(client: Client, id = 'ad-12345678'): Promise<AdConfig> {
  const cover = await client.upload('image', await coverFile());
  const video = await client.upload('video', await clipFile());
  return makeExportableAd({ id, cover: readHandle(cover), video: readHandle(video) });
}

/** The sample cover in 180 x 320 pixels. */
export async function coverFile(): Promise<{ name: string; bytes: Uint8Array }> {
  return { name: 'cover.jpg', bytes: await readFile(await makeSmallCover()) };
}

/** The first seconds of the slot clip in 160 x 90 pixels. A video of one second is the shortest that can pause once. */
export async function clipFile(seconds = 1): Promise<{ name: string; bytes: Uint8Array }> {
  const options = ['-vf', 'scale=160:90', '-t', String(seconds), '-an', '-pix_fmt', 'yuv420p'];
  const path = await useCachedFile(`small-clip-${seconds}.mp4`, (made) =>
    runFfmpeg(['-i', fixtureMedia.slotClip.path, ...options, made]),
  );
  return { name: 'clip.mp4', bytes: await readFile(path) };
}

/** The handle in an upload's answer. */
export function readHandle(answer: { json(): unknown }): string {
  return (answer.json() as { data: { fileSystemPath: string } }).data.fileSystemPath;
}
