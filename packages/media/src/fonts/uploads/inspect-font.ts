import { readFile } from 'node:fs/promises';
import { fail, succeed, type Outcome } from '../../media-problem.ts';
import { computeRecipeKey } from '../../recipes/compute-recipe-key.ts';
import type { RecipeStore } from '../../recipes/recipe-store.ts';
import type { FontFacts } from './font-facts.ts';
import { runFontProgram } from './run-font-program.ts';

/** An uploaded font. The path is the server's own; the digest was computed from the bytes. */
export interface FontSource {
  /** Absolute path. */
  readonly path: string;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

interface FontOptions {
  readonly source: FontSource;
  readonly store: RecipeStore;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the facts of an uploaded font (TTF, OTF, WOFF or WOFF2), and whether it may be part of an ad. Facts that are
 * stored already are reused.
 */
export async function inspectFont(options: FontOptions): Promise<Outcome<FontFacts>> {
  const { source, store, signal } = options;
  const key = computeRecipeKey({ sourceSha256: source.sha256, recipe: { type: 'font-facts' } });
  const stored = await store.get(key);
  if (stored !== null) return succeed(JSON.parse(Buffer.from(stored).toString()) as FontFacts);
  const made = await runFontProgram({ task: 'inspect' }, { bytes: await readFile(source.path), signal });
  if (!made.ok) return made;
  const { facts } = made.value.answer;
  if (facts === null) return fail('unusable-font');
  await store.put(key, Buffer.from(JSON.stringify(facts)));
  return succeed(facts);
}

/**
 * Makes a WOFF2 file of an uploaded font with some characters, or with all if `characters` is null. A font that must not
 * be reduced has all of them in any case. The bytes of the upload are always written again, never copied. Files that are
 * stored already are reused.
 */
export async function reduceFont(
  options: FontOptions & { characters: string | null },
): Promise<Outcome<Uint8Array>> {
  const { source, store, signal, characters } = options;
  const key = computeRecipeKey({ sourceSha256: source.sha256, recipe: { type: 'font', characters } });
  const stored = await store.get(key);
  if (stored !== null) return succeed(stored);
  const bytes = await readFile(source.path);
  const made = await runFontProgram({ task: 'reduce', characters }, { bytes, signal });
  if (!made.ok) return made;
  await store.put(key, made.value.font);
  return succeed(made.value.font);
}
