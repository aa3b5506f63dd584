import type { MediaSource } from '../media-source.ts';

/** Stores the results of recipes. Keys are 64 hexadecimal digits, and the value of a key never changes. */
export interface RecipeStore {
  /** Resolves to the stored bytes, or null. */
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** What most recipes need: the file that they are applied to, where results are stored, and what stops the work. */
export interface RecipeWork {
  readonly source: MediaSource;
  readonly store: RecipeStore;
  readonly signal?: AbortSignal | undefined;
}
