import type { Command } from 'commander';
import type { RunCommand } from '../command.ts';

/** Describes `spinreel networks`. */
export function defineNetworks(program: Command, run: RunCommand): void {
  program
    .command('networks')
    .description('List the ad networks with their formats and limits.')
    .option('--json', 'print them as JSON, with sources and validators')
    .action((options: { json?: boolean }) =>
      run(async (io, { config }) => {
        const { networksCommand } = await import('./networks-command.ts');
        return await networksCommand({ ...options, config }, io);
      }),
    );
}
