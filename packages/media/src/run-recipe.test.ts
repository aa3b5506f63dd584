import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { problemOf, valueOf } from '../test/expect-outcome.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { createFolderRecipeStore } from './folder-recipe-store.ts';
import { fail, succeed } from './media-problem.ts';
import { createMemoryRecipeStore } from './memory-recipe-store.ts';
import { musicRecipe } from './recipes/music-recipe.ts';
import { recipeKey } from './recipes/recipe-key.ts';
import { runRecipe } from './run-recipe.ts';

const folder = temporaryFolder();
const sourceSha256 = 'a'.repeat(64);
const made = { facts: { widthPx: 2 }, bytes: new Uint8Array([1, 2, 3]) };
let folders = 0;

describe.each([
  ['in memory', createMemoryRecipeStore],
  ['in a folder', () => createFolderRecipeStore(join(folder, `store-${(folders += 1)}`))],
])('with a store %s', (_, createStore) => {
  test('makes a result once, however many ask at the same time, and finds it later', async () => {
    const store = createStore();
    const make = vi.fn(() => Promise.resolve(succeed(made)));
    const ask = () => runRecipe({ sourceSha256, recipe: musicRecipe, store, make });
    const outcomes = await Promise.all([ask(), ask(), ask()]);
    outcomes.push(await ask());
    for (const outcome of outcomes) expect(valueOf(outcome)).toEqual(made);
    expect(make).toHaveBeenCalledOnce();
  });

  test('stores no problem and tries again', async () => {
    const store = createStore();
    const make = vi.fn(() => Promise.resolve(make.mock.calls.length === 1 ? fail('busy') : succeed(made)));
    const ask = () => runRecipe({ sourceSha256, recipe: musicRecipe, store, make });
    expect(problemOf(await ask())).toBe('busy');
    expect(valueOf(await ask())).toEqual(made);
  });

  test('makes a result again that is not whole', async () => {
    const store = createStore();
    await store.put(recipeKey({ sourceSha256, recipe: musicRecipe }), new Uint8Array([83, 82, 82, 49, 0]));
    const outcome = await runRecipe({
      sourceSha256,
      recipe: musicRecipe,
      store,
      make: () => Promise.resolve(succeed(made)),
    });
    expect(valueOf(outcome)).toEqual(made);
  });
});

test('F21: makes a result again of which a bit has flipped', async () => {
  const store = createMemoryRecipeStore();
  const make = vi.fn(() => Promise.resolve(succeed(made)));
  const ask = () => runRecipe({ sourceSha256, recipe: musicRecipe, store, make });
  await ask();
  const key = recipeKey({ sourceSha256, recipe: musicRecipe });
  const damaged = Buffer.from((await store.get(key)) ?? []);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  await store.put(key, damaged);
  expect(valueOf(await ask())).toEqual(made);
  expect(make).toHaveBeenCalledTimes(2);
});

test('goes on while anybody waits, and stops when nobody does', async () => {
  const store = createMemoryRecipeStore();
  const [first, second] = [new AbortController(), new AbortController()];
  let stopped: AbortSignal | undefined;
  const make = (signal: AbortSignal) => {
    stopped = signal;
    return new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
  const ask = (signal: AbortSignal) => runRecipe({ sourceSha256, recipe: musicRecipe, store, make, signal });
  const asked = [ask(first.signal), ask(second.signal)];
  first.abort(new Error('first left'));
  await expect(asked[0]).rejects.toThrow('first left');
  expect(stopped?.aborted).toBe(false);
  second.abort(new Error('second left'));
  await expect(asked[1]).rejects.toThrow('second left');
  expect(stopped?.aborted).toBe(true);
});

test('names results by source and recipe, whatever the order of the fields', () => {
  const key = recipeKey({ sourceSha256, recipe: musicRecipe });
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const turned = Object.fromEntries(
    Object.entries(musicRecipe).toReversed(),
  ) as unknown as typeof musicRecipe;
  expect(recipeKey({ sourceSha256, recipe: turned })).toBe(key);
  expect(recipeKey({ sourceSha256, recipe: { ...musicRecipe, bitrateKbps: 64 } })).not.toBe(key);
  expect(recipeKey({ sourceSha256: 'b'.repeat(64), recipe: musicRecipe })).not.toBe(key);
});

test('a folder shows whole results only and takes no name that is no key', async () => {
  const path = join(folder, 'whole');
  await mkdir(path);
  await writeFile(join(path, 'secret'), 'x');
  const store = createFolderRecipeStore(path);
  await expect(store.get('../whole/secret')).rejects.toThrow('Not a recipe key');
  await expect(store.put('secret', made.bytes)).rejects.toThrow('Not a recipe key');
  await store.put(sourceSha256, made.bytes);
  expect((await readdir(path)).toSorted()).toEqual([sourceSha256, 'secret']);
});
