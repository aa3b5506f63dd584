import type { Command } from 'commander';
import type { RunCommand } from '../command.ts';

/** Describes `spinreel presets`. */
export function definePresets(program: Command, run: RunCommand): void {
  program
    .command('presets')
    .description('List what ads must show for each product type and market, and where ads are banned.')
    .option('--json', 'print them as JSON, with texts and sources')
    .action((options: { json?: boolean }) =>
      run(async (io) => {
        const { presetsCommand } = await import('./presets-command.ts');
        return presetsCommand(options, io);
      }),
    );
}
