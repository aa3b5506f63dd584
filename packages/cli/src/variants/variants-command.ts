import { resolve } from 'node:path';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from '../command.ts';
import { readAdConfig } from '../build/load-ad.ts';
import { formatColumns } from '../terminal/format-columns.ts';
import { summarizeVariants, type VariantDifference, type VariantSummary } from './summarize-variants.ts';

/** The options of `spinreel variants`. */
export interface VariantsOptions {
  /** Whether to print the value of the base next to that of the variant. */
  readonly diff?: boolean;
  readonly json?: boolean;
  /** The path of the sheet to write. */
  readonly export?: string;
  readonly texts?: boolean;
  /** The path of the sheet to read. */
  readonly import?: string;
  readonly partly?: boolean;
  readonly dryRun?: boolean;
}

/**
 * Lists the variants of an ad with their differences, and its languages with the state of their translations. Or exports them
 * to a sheet, or imports them from one.
 */
export async function variantsCommand(
  { file, diff = false, json = false, ...options }: VariantsOptions & { readonly file: string },
  io: CliIo,
): Promise<ExitCode> {
  if (options.export !== undefined && options.import !== undefined)
    throw new CliProblem('usage', 'Give --export or --import, not both.');
  if (options.export !== undefined) {
    const { exportSheet } = await import('../sheets/export-sheet.ts');
    return await exportSheet({ ...options, file, sheet: options.export }, io);
  }
  if (options.import !== undefined) {
    const { importSheet } = await import('../sheets/import-sheet.ts');
    return await importSheet({ ...options, file, sheet: options.import }, io);
  }
  const summary = summarizeVariants(await readAdConfig(resolve(io.folder, file)));
  if (json) io.print(JSON.stringify(summary, null, 2));
  else {
    const sections = [
      diff ? listDifferences(summary) : listVariants(summary),
      listLanguages(summary),
      listEqual(summary),
    ];
    io.print(
      sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n'),
    );
  }
  return exitCodes.passed;
}

function listVariants({ variants, baseDifferences }: VariantSummary): string[] {
  const describe = (differences: readonly VariantDifference[]) =>
    differences.map((difference) => `${nameDifference(difference)}: ${difference.own}`).join('; ');
  return formatColumns([
    ['ID', 'VARIANT', 'DIFFERS IN'],
    ['base', 'Base', describe(baseDifferences)],
    ...variants.map(({ id, name, differences }) => [id, name, describe(differences)]),
  ]);
}

function listDifferences({ variants, baseDifferences }: VariantSummary): string[] {
  const base =
    baseDifferences.length === 0 ? [] : [{ id: 'base', name: 'Base', differences: baseDifferences }];
  return [...base, ...variants].flatMap(({ id, name, differences }) => [
    `${name} (${id})`,
    ...(differences.length === 0 ? ['  the same as the base'] : []),
    ...differences.map(
      (difference) => `  ${nameDifference(difference)}: ${difference.base || '(none)'} -> ${difference.own}`,
    ),
  ]);
}

function nameDifference({ name, language }: VariantDifference): string {
  return language === null ? name : `${name} [${language}]`;
}

function listLanguages({ language: own, translations }: VariantSummary): string[] {
  const name = (language: typeof own) => languageFacts[language].englishName;
  return formatColumns([
    ['TAG', 'LANGUAGE', 'UNTRANSLATED', 'UNCONFIRMED', 'STALE'],
    [own, `${name(own)} (own)`, '', '', ''],
    ...translations.map(({ language, untranslated, unconfirmed, stale }) => [
      language,
      name(language),
      ...[untranslated, unconfirmed, stale].map((texts) => String(texts.length)),
    ]),
  ]);
}

function listEqual({ equal, variants }: VariantSummary): string[] {
  const nameOne = (id: string | null) => variants.find((variant) => variant.id === id)?.name ?? 'Base';
  return equal.map((ids) => `Equal: ${ids.map((id) => `${nameOne(id)} (${id ?? 'base'})`).join(', ')}`);
}
