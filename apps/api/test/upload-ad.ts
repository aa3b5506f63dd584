import { readFile } from 'node:fs/promises';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeOneSecondVideo } from '@spinreel/fixtures/odd/odd-videos';
import type { Client } from './create-client.ts';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';

/** Uploads a cover and a one-second video, and returns an ad of them that can be exported. */
export async function uploadAd(client: Client, id = 'ad-12345678'): Promise<AdConfig> {
  const cover = await client.upload('image', await coverFile());
  const video = await client.upload('video', {
    name: 'clip.mp4',
    bytes: await readFile(await makeOneSecondVideo()),
  });
  return makeExportableAd({ id, cover: readHandle(cover), video: readHandle(video) });
}

/** The sample cover. */
export async function coverFile(): Promise<{ name: string; bytes: Uint8Array }> {
  return { name: 'cover.jpg', bytes: await readFile(fixtureMedia.cover.path) };
}

/** The handle in an upload's answer. */
export function readHandle(answer: { json(): unknown }): string {
  return (answer.json() as { data: { fileSystemPath: string } }).data.fileSystemPath;
}
