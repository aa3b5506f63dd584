import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveOutroComposition } from '@spinreel/config-schema/ad/resolve-outro-composition';
import { type TextFieldPath, textFieldPaths } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { Translation } from '@spinreel/config-schema/ad/variants/variant';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { findTranslation, readText, resolveVariant, getBaseLanguage } from '../resolve/resolve-variant.ts';

/** A text that the base or a variant shows. Variants with the same text in the same field share it. */
export interface SourceText {
  readonly path: TextFieldPath;
  readonly source: string;
  /** The variants that show it; null is the base. */
  readonly variantIds: readonly (string | null)[];
}

/**
 * How far a text is translated into one language. It is `replaced` without a translation if each variant that shows it sets
 * another text in that language.
 */
export type TextState = 'untranslated' | 'unconfirmed' | 'confirmed' | 'replaced';

/** How far the texts of an ad are translated into one language. */
export interface TranslationState {
  readonly language: AdLanguage;
  readonly untranslated: readonly SourceText[];
  readonly unconfirmed: readonly SourceText[];
  /** Translations of texts that no variant shows any more. */
  readonly stale: readonly {
    readonly path: TextFieldPath;
    readonly source: string;
    readonly translation: Translation;
  }[];
}

/** Lists the texts that the base and the variants of an ad show, each once, by field. */
export function listSourceTexts(ad: AdConfig): SourceText[] {
  const language = getBaseLanguage(ad);
  const variantIds = [null, ...(ad.variants ?? []).map(({ id }) => id)];
  const contents = variantIds.map((variantId) => ({
    variantId,
    content: resolveVariant(ad, { variantId, language }),
  }));
  return textFieldPaths.flatMap((path) => {
    const shown = contents.filter(({ content }) => showsText(content, path));
    const bySource = Map.groupBy(shown, ({ content }) => readText(content, path));
    return [...bySource].map(([source, users]) => ({
      path,
      source,
      variantIds: users.map(({ variantId }) => variantId),
    }));
  });
}

/** Returns how far the texts of an ad are translated, for each language into which it is translated. */
export function listTranslationStates(ad: AdConfig): TranslationState[] {
  const texts = listSourceTexts(ad);
  const base = getBaseLanguage(ad);
  const others = (ad.languages ?? []).filter((language) => language !== base);
  return others.map((language) => {
    const byState = Map.groupBy(texts, (text) => findTextState(ad, text, language));
    return {
      language,
      untranslated: byState.get('untranslated') ?? [],
      unconfirmed: byState.get('unconfirmed') ?? [],
      stale: textFieldPaths.flatMap((path) =>
        Object.entries(ad.translations?.[language]?.[path] ?? {})
          .filter(([source]) => !texts.some((text) => text.path === path && text.source === source))
          .map(([source, translation]) => ({ path, source, translation })),
      ),
    };
  });
}

/** Returns how far a text is translated into one language. */
export function findTextState(
  ad: AdConfig,
  { path, source, variantIds }: SourceText,
  language: AdLanguage,
): TextState {
  const translation = findTranslation(ad, { language, path, source });
  if (translation !== undefined) return translation.isConfirmed ? 'confirmed' : 'unconfirmed';
  const isShown = variantIds.some(
    (variantId) => readText(resolveVariant(ad, { variantId, language }), path) === source,
  );
  return isShown ? 'untranslated' : 'replaced';
}

function showsText(content: AdConfig, path: TextFieldPath): boolean {
  if (readText(content, path).trim() === '') return false;
  if (path === 'cta.coverText') return content.cta?.showCoverText !== false;
  if (path === 'outro.appName' || path === 'outro.appRatingNote')
    return resolveOutroComposition(content) === 'app-card';
  return true;
}
