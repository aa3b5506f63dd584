import type { RecipeStore } from './recipe-store.ts';

/** Stores results in memory, for tests and short-lived programs. */
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
