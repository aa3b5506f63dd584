import type { Command } from 'commander';
import type { RunCommand } from '../command.ts';
import type { InitOptions } from './init-command.ts';

/** Describes `spinreel init`. */
export function defineInit(program: Command, run: RunCommand): void {
  program
    .command('init')
    .description('Start a new ad: write an ad config, and notes that explain its fields.')
    .argument('[folder]', 'the folder for the ad, which is created if necessary', '.')
    .option('--name <name>', 'the name of the ad', 'My ad')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel init lucky-reels --name "Lucky Reels"`,
    )
    .action((target: string, options: InitOptions) =>
      run(async (io) => {
        const { initCommand } = await import('./init-command.ts');
        return await initCommand({ ...options, target }, io);
      }),
    );
}
