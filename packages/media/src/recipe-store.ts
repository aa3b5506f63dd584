/** Where results of recipes are kept. Keys are 64 hexadecimal digits; what is stored under one never changes. */
export interface RecipeStore {
  /** The stored bytes, or null. */
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}
