import type { Command } from 'commander';
import { joinRepeated, type RunCommand } from '../command.ts';
import type { BuildOptions } from './build-options.ts';

/** Describes `spinreel build`. */
export function defineBuild(program: Command, run: RunCommand): void {
  program
    .command('build')
    .description('Make finished, checked files from an ad config, for its variants, languages and networks.')
    .argument('<ad.json>', 'the ad config; the paths of its files are relative to it')
    .option(
      '-n, --network <ids>',
      'the networks, such as meta,moloco, or all (default: those of the ad config)',
      joinRepeated,
    )
    .option(
      '--variant <ids>',
      'the variants, by id or name, or base (default: the base and all variants)',
      joinRepeated,
    )
    .option('--language <tags>', 'the languages, such as de,pt-BR (default: all of the ad)', joinRepeated)
    .option('--sheet <file>', 'build with the variants and texts of a CSV or XLSX file')
    .option('-o, --out <folder>', 'the folder for the files', 'ads')
    .option(
      '--name <template>',
      'the names of the files: {ad}, {variant}, {language}, {network}, {market} and {date}',
    )
    .option('--dry-run', 'print the files and their names, and build nothing')
    .option('--force', 'build all files, even if they are up to date')
    .option('--no-cache', 'encode all media, even if they were encoded before')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel build ad.json --network meta
  $ spinreel build ad.json --network all --out dist/ads
  $ spinreel build ad.json --variant base,dragons --language de --name '{ad}_{variant}_{date}'
  $ spinreel build ad.json --dry-run

Encoded media are stored in $XDG_CACHE_HOME/spinreel, so the next build of the same ad is fast.`,
    )
    .action((file: string, options: BuildOptions) =>
      run(async (io, { config }) => {
        const { buildCommand } = await import('./build-command.ts');
        return await buildCommand({ ...options, file, config }, io);
      }),
    );
}
