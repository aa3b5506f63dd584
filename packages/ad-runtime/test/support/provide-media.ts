import { readFile } from 'node:fs/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import type { TestProject } from 'vitest/node';
import { videoFrames } from './runtime-ad.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    videoBase64: string;
    musicBase64: string;
  }
}

/** Gives real media to the tests in the browser, which has no file system. */
export async function setup(project: TestProject): Promise<void> {
  project.provide(
    'videoBase64',
    Buffer.from(await makeFrameCodedVideo({ frameCount: videoFrames })).toString('base64'),
  );
  project.provide('musicBase64', (await readFile(fixtureMedia.music1.path)).toString('base64'));
}
