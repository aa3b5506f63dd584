import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { createFolderRecipeStore } from './folder-recipe-store.ts';
import { fail, succeed } from '../media-problem.ts';
import { createMemoryRecipeStore } from './memory-recipe-store.ts';
import { musicRecipe } from './music-recipe.ts';
import { computeRecipeKey } from './compute-recipe-key.ts';
import { runRecipe } from './run-recipe.ts';

const folder = createTemporaryFolder();
const sourceSha256 = 'a'.repeat(64);
const made = { facts: { widthPx: 2 }, bytes: new Uint8Array([1, 2, 3]) };
let folders = 0;

describe.each([
  ['in memory', createMemoryRecipeStore],
  ['in a folder', () => createFolderRecipeStore(join(folder, `store-${(folders += 1)}`))],
])('with a store %s', (_, createStore) => {
  // Requirement: media.recipes
  test('makes a result once and finds it later', async () => {
    const store = createStore();
    const make = vi.fn(() => Promise.resolve(succeed(made)));
    const ask = () => runRecipe({ sourceSha256, recipe: musicRecipe, store, make });
    expect(expectValue(await ask())).toEqual(made);
    expect(expectValue(await ask())).toEqual(made);
    expect(make).toHaveBeenCalledOnce();
  });

  test('does not store a problem, and retries', async () => {
    const store = createStore();
    const make = vi.fn(() => Promise.resolve(make.mock.calls.length === 1 ? fail('busy') : succeed(made)));
    const ask = () => runRecipe({ sourceSha256, recipe: musicRecipe, store, make });
    expect(findProblemCode(await ask())).toBe('busy');
    expect(expectValue(await ask())).toEqual(made);
  });

  test('rebuilds an incomplete result', async () => {
    const store = createStore();
    await store.put(
      computeRecipeKey({ sourceSha256, recipe: musicRecipe }),
      new Uint8Array([83, 82, 82, 49, 0]),
    );
    const outcome = await runRecipe({
      sourceSha256,
      recipe: musicRecipe,
      store,
      make: () => Promise.resolve(succeed(made)),
    });
    expect(expectValue(outcome)).toEqual(made);
  });
});

// Requirement: reliability.lost-files
test('rebuilds a result with a flipped bit', async () => {
  const store = createMemoryRecipeStore();
  const make = vi.fn(() => Promise.resolve(succeed(made)));
  const ask = () => runRecipe({ sourceSha256, recipe: musicRecipe, store, make });
  await ask();
  const key = computeRecipeKey({ sourceSha256, recipe: musicRecipe });
  const damaged = Buffer.from((await store.get(key)) ?? []);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  await store.put(key, damaged);
  expect(expectValue(await ask())).toEqual(made);
  expect(make).toHaveBeenCalledTimes(2);
});

test('derives a result’s key from source and recipe, in any order of fields', () => {
  const key = computeRecipeKey({ sourceSha256, recipe: musicRecipe });
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const turned = Object.fromEntries(
    Object.entries(musicRecipe).toReversed(),
  ) as unknown as typeof musicRecipe;
  expect(computeRecipeKey({ sourceSha256, recipe: turned })).toBe(key);
  expect(computeRecipeKey({ sourceSha256, recipe: { ...musicRecipe, bitrateKbps: 64 } })).not.toBe(key);
  expect(computeRecipeKey({ sourceSha256: 'b'.repeat(64), recipe: musicRecipe })).not.toBe(key);
});

test('a folder store lists only complete results and refuses names that are not keys', async () => {
  const path = join(folder, 'whole');
  await mkdir(path);
  await writeFile(join(path, 'secret'), 'x');
  const store = createFolderRecipeStore(path);
  await expect(store.get('../whole/secret')).rejects.toThrow('Not a recipe key');
  await expect(store.put('secret', made.bytes)).rejects.toThrow('Not a recipe key');
  await store.put(sourceSha256, made.bytes);
  expect((await readdir(path)).toSorted()).toEqual([sourceSha256, 'secret']);
});
