import type { RecipeStore } from './recipe-store.ts';

/** Results in memory, for tests and for programs that end soon. */
export function createMemoryRecipeStore(): RecipeStore {
  const results = new Map<string, Uint8Array>();
  return {
    get: (key) => Promise.resolve(results.get(key) ?? null),
    put: (key, bytes) => {
      results.set(key, bytes);
      return Promise.resolve();
    },
  };
}
