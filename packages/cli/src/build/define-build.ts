import type { Command } from 'commander';
import type { RunCommand } from '../run-command.ts';
import type { BuildOptions } from './build-command.ts';

/** Describes `spinreel build`. */
export function defineBuild(program: Command, run: RunCommand): void {
  program
    .command('build')
    .description('Make one finished, checked file per network from an ad config.')
    .argument('<ad.json>', 'the ad config; the paths of its files are relative to it')
    .option(
      '-n, --network <ids>',
      'the networks, such as meta,moloco, or all (default: those of the ad config)',
    )
    .option('-o, --out <folder>', 'the folder for the files', 'ads')
    .option('--no-cache', 'encode all media, even if they were encoded before')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel build ad.json --network meta
  $ spinreel build ad.json --network all --out dist/ads

Encoded media are stored in $XDG_CACHE_HOME/spinreel, so the next build of the same ad is fast.`,
    )
    .action((file: string, options: BuildOptions) =>
      run(async (io, { config }) => {
        const { buildCommand } = await import('./build-command.ts');
        return await buildCommand({ ...options, file, config }, io);
      }),
    );
}
