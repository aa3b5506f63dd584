import type { Command } from 'commander';
import type { RunCommand } from '../command.ts';
import type { SizesOptions } from './sizes-command.ts';

/** Describes `spinreel sizes`. */
export function defineSizes(program: Command, run: RunCommand): void {
  program
    .command('sizes')
    .description('Show what uses the space in finished files.')
    .argument('<files...>', 'HTML and ZIP files, or patterns such as "ads/*.zip"')
    .option('-b, --base <path>', 'an earlier file, or a folder of them, to show the difference')
    .option('--json', 'print the sizes as JSON, in bytes')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel sizes ad.zip
  $ spinreel sizes "ads/*" --base last-release

A file is compared with the one of the same name in the folder; dates in names may differ.`,
    )
    .action((files: string[], options: SizesOptions) =>
      run(async (io) => {
        const { sizesCommand } = await import('./sizes-command.ts');
        return await sizesCommand({ ...options, files }, io);
      }),
    );
}
