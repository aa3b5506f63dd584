import { succeed, type Outcome } from './media-problem.ts';
import type { RecipeStore } from './recipe-store.ts';
import { recipeKey, type Recipe } from './recipes/recipe-key.ts';
import { createSingleFlight } from './single-flight.ts';
import { packResult, unpackResult, type StoredResult } from './stored-result.ts';

/**
 * The result of a recipe: from the store when it was made before, else made once, however many ask at the same time.
 * Only what went well is stored.
 */
export function runRecipe<Facts>(options: {
  sourceSha256: string;
  recipe: Recipe;
  store: RecipeStore;
  signal?: AbortSignal | undefined;
  make: (signal: AbortSignal) => Promise<Outcome<StoredResult<Facts>>>;
}): Promise<Outcome<StoredResult<Facts>>> {
  const { store, make } = options;
  const key = recipeKey(options);
  return shareIn(store)(key, options.signal, async (signal) => {
    const stored = await storedResult<Facts>(options);
    if (stored) return succeed(stored);
    const made = await make(signal);
    if (!made.ok) return made;
    const packed = packResult(made.value);
    await store.put(key, packed);
    // What was made and what was stored come back alike, down to the kind of array.
    return succeed(unpackResult<Facts>(packed) ?? made.value);
  });
}

/** The result of a recipe when it was made before; null when it was not. */
export async function storedResult<Facts>(options: {
  sourceSha256: string;
  recipe: Recipe;
  store: RecipeStore;
}): Promise<StoredResult<Facts> | null> {
  const block = await options.store.get(recipeKey(options));
  return block && unpackResult<Facts>(block);
}

const flightsOf = new WeakMap<RecipeStore, ReturnType<typeof createSingleFlight>>();

/** Each store has its own flights: what one store is getting, another still lacks. */
function shareIn(store: RecipeStore): ReturnType<typeof createSingleFlight> {
  const known = flightsOf.get(store);
  if (known) return known;
  const share = createSingleFlight();
  flightsOf.set(store, share);
  return share;
}
