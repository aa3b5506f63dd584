import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { type NameFile, nameVariant } from '@spinreel/variants/compare/describe-difference';
import { computeSha256 } from '../storage/sha256.ts';

/** How a variant is called in lists and in the names of its files. */
export interface VariantNames {
  /** Differs from the names of the other variants. */
  readonly name: string;
  /** Lower-case letters, digits and dashes, at most 24. Differs from those of the other variants. */
  readonly fileSuffix: string;
}

/** Names the variants of an ad, by id. `nameFile` returns the name of an uploaded file by its handle. */
export function nameVariants(config: AdConfig, nameFile: NameFile): Map<string, VariantNames> {
  const named = (config.variants ?? []).map(({ id }, index) => {
    const name = nameVariant(config, id, nameFile);
    return { id, name, slug: slugify(name), number: index + 1 };
  });
  const counts = new Map<string, number>();
  for (const { slug } of named) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return new Map(
    named.map(({ id, name, slug, number }) => {
      const isUnique = counts.get(slug) === 1;
      const isWhole = isUnique && slug !== '' && slug.length <= suffixLength && isAscii(name);
      const fileSuffix = isWhole
        ? slug
        : [slug.slice(0, suffixLength - 9), hash(id)].filter(Boolean).join('-');
      return [id, { name: isUnique ? name : `${name} (${number})`, fileSuffix }];
    }),
  );
}

const suffixLength = 24;

/** Distinguishes variants whose names do not survive in a file name, or are equal there. */
function hash(id: string): string {
  return computeSha256(id).slice(0, 8);
}

function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
