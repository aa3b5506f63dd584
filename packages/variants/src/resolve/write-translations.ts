import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { TextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { Translation } from '@spinreel/config-schema/ad/variants/variant';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { findTranslation } from './resolve-variant.ts';

/** The new translation of a text; null removes it. */
export interface TranslationWrite {
  readonly language: AdLanguage;
  readonly path: TextFieldPath;
  readonly source: string;
  readonly translation: Translation | null;
}

/** Returns an ad with many translations written or removed. Each part of the ad is copied once, so thousands are fast. */
export function writeTranslations<Ad extends AdConfig>(ad: Ad, writes: readonly TranslationWrite[]): Ad {
  const effective = writes.filter(
    (write) => write.translation !== null || findTranslation(ad, write) !== undefined,
  );
  if (effective.length === 0) return ad;
  const translations = { ...ad.translations };
  for (const [language, ofLanguage] of Map.groupBy(effective, (write) => write.language)) {
    const texts = { ...translations[language] };
    for (const [path, ofPath] of Map.groupBy(ofLanguage, (write) => write.path)) {
      const bySource = new Map(Object.entries(texts[path] ?? {}));
      for (const { source, translation } of ofPath) {
        if (translation === null) bySource.delete(source);
        else bySource.set(source, translation);
      }
      texts[path] = Object.fromEntries(bySource);
    }
    translations[language] = texts;
  }
  return { ...ad, translations };
}
