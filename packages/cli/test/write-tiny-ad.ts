import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { makeOneSecondVideo } from '@spinreel/fixtures/odd/odd-videos';

/** Writes an ad of a cover and one second of video to `ad.json` in a folder, which is quick to build. */
export async function writeTinyAd(folder: string, changes: Partial<AdConfig> = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(fixtureMedia.cover.path, join(folder, 'cover.jpg'));
  await copyFile(await makeOneSecondVideo(), join(folder, 'clip.mp4'));
  const ad = { ...makeExportableAd({ id: 'tiny-ad-1', cover: 'cover.jpg', video: 'clip.mp4' }), ...changes };
  await writeFile(join(folder, 'ad.json'), JSON.stringify(ad));
}
