import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import type { CheckedAd } from './autosaving-ad.ts';
import { readData, type DrillClient } from '../server/drill-client.ts';

/** Uploads that continue until the server no longer answers. */
export interface Uploading {
  readonly ended: Promise<void>;
  acknowledged(): number;
  /** Requests every file whose upload was acknowledged. */
  check(): Promise<CheckedAd>;
}

/** Uploads images one after another, each with unique bytes. */
export function uploadingUntilGone(client: DrillClient): Uploading {
  const cover = readFileSync(fixtureMedia.cover.path);
  const paths: string[] = [];

  async function uploadAll(): Promise<void> {
    for (;;) {
      try {
        const answer = await client.upload('image', { name: 'cover.jpg', bytes: makeUnique(cover) });
        paths.push((await readData<{ filePath: string }>(answer)).filePath);
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  }

  return {
    ended: uploadAll(),
    acknowledged: () => paths.length,
    async check() {
      let [lost, torn] = [0, 0];
      for (const path of paths) {
        const answer = await client.get(path);
        if (!answer.ok) lost += 1;
        else if ((await answer.bytes()).byteLength !== Number(answer.headers.get('content-length')))
          torn += 1;
      }
      return { lost, torn };
    },
  };
}

/** Returns the same JPEG with a unique comment. */
function makeUnique(jpeg: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 18]), randomBytes(16)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}
