import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { BuildSelection } from '@spinreel/variants/builds/list-builds';
import { getBaseLanguage } from '@spinreel/variants/resolve/variant-key';
import { listTranslationStates, type SourceText } from '@spinreel/variants/texts/list-texts';

/** Lists how many texts of the selected variants are not translated into the selected languages, or not confirmed. */
export function listTranslationWarnings(
  config: AdConfig,
  { variantIds, languages }: Omit<BuildSelection, 'networks'>,
): string[] {
  const isShown = (text: SourceText) =>
    variantIds === undefined || text.variantIds.some((id) => variantIds.includes(id));
  const own = languageFacts[getBaseLanguage(config)].englishName;
  return listTranslationStates(config)
    .filter(({ language }) => languages?.includes(language) ?? true)
    .flatMap(({ language, untranslated, unconfirmed }) => {
      const { englishName } = languageFacts[language];
      const missing = untranslated.filter(isShown).length;
      const open = unconfirmed.filter(isShown).length;
      return [
        ...(missing === 0
          ? []
          : [`Warning: ${writeTexts(missing)} not translated into ${englishName}, and stay in ${own}.`]),
        ...(open === 0
          ? []
          : [`Warning: ${writeTexts(open)} translated into ${englishName}, but nobody has confirmed it.`]),
      ];
    });
}

function writeTexts(count: number): string {
  return `${writeCount(count, 'text')} ${count === 1 ? 'is' : 'are'}`;
}
