import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { BuildSelection } from '@spinreel/variants/builds/list-builds';
import { nameVariant } from '@spinreel/variants/compare/describe-difference';
import { listLanguages } from '@spinreel/variants/resolve/resolve-variant';
import { CliProblem } from '../../command.ts';
import { nameFile } from '../../variants/name-file.ts';

/** The word for the base of an ad on the command line. */
const baseWord = 'base';

/**
 * Parses lists of variants, by id or name, and of languages. Undefined means all. Throws a `CliProblem` if the ad does not
 * have one of them, or has several variants of a name.
 */
export function selectVariants(
  config: AdConfig,
  { variant, language }: { variant?: string | undefined; language?: string | undefined },
): Omit<BuildSelection, 'networks'> {
  return {
    ...(variant !== undefined && { variantIds: parseVariants(variant, config) }),
    ...(language !== undefined && {
      languages: splitList(language).map((tag) => parseLanguage(tag, config)),
    }),
  };
}

/** A name may contain a comma, so a list is first taken for one name. */
function parseVariants(list: string, config: AdConfig): (string | null)[] {
  const whole = findVariants(list.trim(), config);
  return whole.length === 1 ? whole : splitList(list).map((word) => parseVariant(word, config));
}

function parseVariant(word: string, config: AdConfig): string | null {
  const found = findVariants(word, config);
  const [first] = found;
  if (first === undefined) {
    const known = (config.variants ?? []).map(({ id }) => `${id} (${nameVariant(config, id, nameFile)})`);
    throw new CliProblem(
      'usage',
      `The ad has no variant '${word}'. Its variants: ${[baseWord, ...known].join(', ')}.`,
    );
  }
  if (found.length === 1) return first;
  throw new CliProblem(
    'usage',
    `The ad has several variants called '${word}'. Name one by its id: ${found.join(', ')}.`,
  );
}

function findVariants(word: string, config: AdConfig): (string | null)[] {
  const variants = config.variants ?? [];
  if (word.toLowerCase() === baseWord) return [null];
  if (variants.some(({ id }) => id === word)) return [word];
  const wanted = word.toLowerCase();
  return variants
    .map(({ id }) => id)
    .filter((id) => nameVariant(config, id, nameFile).toLowerCase() === wanted);
}

function parseLanguage(tag: string, config: AdConfig): AdLanguage {
  const languages = listLanguages(config);
  const language = languages.find((known) => known.toLowerCase() === tag.toLowerCase());
  if (language !== undefined) return language;
  throw new CliProblem(
    'usage',
    `The ad is not translated into '${tag}'. Its languages: ${languages.join(', ')}.`,
  );
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
