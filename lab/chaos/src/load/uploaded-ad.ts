import { readFile } from 'node:fs/promises';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeOneSecondVideo } from '@spinreel/fixtures/odd/odd-videos';
import { readData, type DrillClient } from '../server/drill-client.ts';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';

/** Uploads a cover and a one-second video to a server, and returns an ad of them that can be exported. */
export async function uploadedAd(client: DrillClient, id: string): Promise<AdConfig> {
  const cover = await client.upload('image', {
    name: 'cover.jpg',
    bytes: await readFile(fixtureMedia.cover.path),
  });
  const video = await client.upload('video', {
    name: 'clip.mp4',
    bytes: await readFile(await makeOneSecondVideo()),
  });
  return makeExportableAd({ id, cover: await readHandle(cover), video: await readHandle(video) });
}

/** The handle in an upload's answer. */
export async function readHandle(answer: Response): Promise<string> {
  return (await readData<{ fileSystemPath: string }>(answer)).fileSystemPath;
}
