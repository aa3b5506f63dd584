import { readFile } from 'node:fs/promises';
import { frameCodedVideo } from '@spinreel/fixtures/frame-coded-video';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    videoBase64: string;
    musicBase64: string;
  }
}

/** Gives real media to the tests in the browser, which has no file system. */
export async function setup(project: TestProject): Promise<void> {
  const media = new URL('../../fixtures/media/', import.meta.url);
  project.provide('videoBase64', Buffer.from(await frameCodedVideo()).toString('base64'));
  project.provide('musicBase64', (await readFile(new URL('music-casino-1.mp3', media))).toString('base64'));
}
