import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { expect } from 'vitest';
import { createTestCli } from './create-test-cli.ts';

type Slot = keyof typeof sampleAd.assets;

/** Writes the sample ad with other bytes in one of its slots, as the file `odd.file`. */
export async function setUpWith(slot: Slot, bytes: Uint8Array, changes: object = {}) {
  const { run, folder } = await createTestCli();
  await cp(dirname(fixtureMedia.cover.path), folder, { recursive: true });
  await writeFile(join(folder, 'odd.file'), bytes);
  const asset = { ...sampleAd.assets[slot], filePath: 'odd.file', ...changes };
  const assets = { ...sampleAd.assets, [slot]: asset };
  await writeFile(join(folder, 'ad.json'), JSON.stringify({ ...sampleAd, assets }));
  return { run, folder };
}

/** Returns the first part of a sample file, followed by zeros up to its length. `share` is from 0 to 1. */
export async function cutFixture(name: FixtureName, share: number): Promise<Buffer> {
  const whole = await readFile(fixtureMedia[name].path);
  return whole.fill(0, Math.floor(whole.length * share));
}

/** Expects that a build names a file in one of the slots, whose bytes are damaged. */
export async function expectNamedAsDamaged(odd: {
  readonly slot: Slot;
  /** What messages call the slot. */
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<void> {
  const { run } = await setUpWith(odd.slot, odd.bytes);
  const { errors } = await run('build', 'ad.json', '--network', 'meta', '--out', 'ads');
  expect(errors.join()).toContain(
    `The ${odd.name} 'odd.file' cannot be used. It could not be read and may be damaged.`,
  );
}
