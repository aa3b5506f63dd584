import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeAnimatedPng, makeNoisyGif } from '@spinreel/fixtures/odd/animated-images';
import { makeAnimatedGif } from '@spinreel/fixtures/odd/odd-images';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { imageSlots } from '@spinreel/config-schema/options/asset-slots';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectValue } from '../../test/expect-outcome.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { findStillSlots } from './find-still-slots.ts';

const folder = createTemporaryFolder();
const decorations = ['appIcon', 'finalCtaButtonImage', 'logoImage', 'spinButtonImage', 'winningBadgeImage'];
const allSlots = imageSlots.toSorted();

test.each([
  ['no slot for a small GIF', 'gif', makeAnimatedGif, []],
  ['no slot for a small WebP', 'webp', async () => toWebp(await makeAnimatedGif()), []],
  ['the small slots for a GIF', 'gif', () => makeNoisyGif({ frameCount: 10 }), decorations],
  ['all slots for a large GIF', 'gif', () => makeNoisyGif({ frameCount: 24 }), allSlots],
  ['all slots for a small animated PNG', 'png', () => makeAnimatedPng(), allSlots],
] as const)('finds %s', async (name, kind, make, slots) => {
  const found = expectValue(await findStillSlots(await setup(name, kind, await make())));
  expect(found.toSorted()).toEqual(slots);
});

async function setup(name: string, kind: ImageKind, bytes: Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { source: { path, kind, sha256: name }, store: createMemoryRecipeStore() };
}

function toWebp(gif: Buffer): Promise<Buffer> {
  return sharp(gif, { animated: true }).webp().toBuffer();
}
