import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isTextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';

/**
 * Groups the base and the variants of an ad by the key of how their texts are set in a language. `findKey` returns it. It is
 * called once for variants that differ only in texts and files, which hundreds of variants do.
 */
export function groupByLook(
  ad: AdConfig,
  { language, findKey }: { language: AdLanguage; findKey: (content: AdConfig) => string },
): Map<string, Set<string | null>> {
  const byOverrides = Map.groupBy([null, ...(ad.variants ?? [])], (variant) =>
    variant === null ? '[]' : describeLook(variant, language),
  );
  const looks = new Map<string, Set<string | null>>();
  for (const variants of byOverrides.values()) {
    const ids = variants.map((variant) => variant?.id ?? null);
    const key = findKey(resolveVariant(ad, { variantId: ids[0] ?? null, language }));
    looks.set(key, new Set([...(looks.get(key) ?? []), ...ids]));
  }
  return looks;
}

function describeLook({ overrides, byLanguage }: Variant, language: AdLanguage): string {
  const own = Object.entries({ ...overrides, ...byLanguage?.[language] });
  return JSON.stringify(
    own.filter(
      ([path]) => !isTextFieldPath(path) && (path === 'assets.brandFont' || !path.startsWith('assets.')),
    ),
  );
}
