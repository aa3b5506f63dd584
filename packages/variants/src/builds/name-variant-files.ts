import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { createSlug } from '@spinreel/config-schema/options/create-slug';
import { nameVariant, type NameFile } from '../compare/describe-difference.ts';

/** So that a number fits behind it. */
const maxLength = 52;

/**
 * Returns the part of file names that stands for each variant, by id; null is the base. All differ: variants with equal
 * names are numbered in the order of the ad, and a name without usable characters is replaced by the id.
 *
 * @example
 * nameVariantFiles(ad, nameFile); // Map { null => 'base', 'one' => 'play', 'two' => 'play-2' }
 */
export function nameVariantFiles(ad: AdConfig, nameFile: NameFile): Map<string | null, string> {
  const names = new Map<string | null, string>();
  const used = new Set<string>();
  for (const variantId of [null, ...(ad.variants ?? []).map(({ id }) => id)]) {
    const slug = createSlug(nameVariant(ad, variantId, nameFile)) || createSlug(variantId ?? '') || 'variant';
    const stem = slug.slice(0, maxLength).replace(/-+$/, '');
    let name = slug;
    for (let number = 2; used.has(name); number += 1) name = `${stem}-${number}`;
    used.add(name);
    names.set(variantId, name);
  }
  return names;
}
