import type { Command } from 'commander';
import type { RunCommand } from '../run-command.ts';

/** Describes `spinreel presets`. */
export function definePresets(program: Command, run: RunCommand): void {
  program
    .command('presets')
    .description(
      'List the markets and product types, what their ads must show, and where they are forbidden.',
    )
    .option('--json', 'print them as JSON, with texts and sources')
    .action((options: { json?: boolean }) =>
      run(async (io) => {
        const { presetsCommand } = await import('./presets-command.ts');
        return presetsCommand(options, io);
      }),
    );
}
