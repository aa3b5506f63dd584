import { succeed, type Outcome } from '../media-problem.ts';
import type { RecipeStore } from './recipe-store.ts';
import { computeRecipeKey, type Recipe } from './compute-recipe-key.ts';
import { packResult, unpackResult, type StoredResult } from './stored-result.ts';

/** Returns a recipe's result from the store, or makes it. Problems are not stored. */
export async function runRecipe<Facts>(options: {
  sourceSha256: string;
  recipe: Recipe;
  store: RecipeStore;
  make: () => Promise<Outcome<StoredResult<Facts>>>;
}): Promise<Outcome<StoredResult<Facts>>> {
  const { store, make } = options;
  const stored = await readStoredResult<Facts>(options);
  if (stored) return succeed(stored);
  const made = await make();
  if (!made.ok) return made;
  const packed = packResult(made.value);
  await store.put(computeRecipeKey(options), packed);
  // Unpacked, so that a new result and a stored one have the same types of arrays.
  return succeed(unpackResult<Facts>(packed) ?? made.value);
}

/** Reads a recipe's stored result; null if there is none. */
export async function readStoredResult<Facts>(options: {
  sourceSha256: string;
  recipe: Recipe;
  store: RecipeStore;
}): Promise<StoredResult<Facts> | null> {
  const block = await options.store.get(computeRecipeKey(options));
  return block && unpackResult<Facts>(block);
}
