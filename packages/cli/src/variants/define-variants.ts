import type { Command } from 'commander';
import type { RunCommand } from '../run-command.ts';
import type { VariantsOptions } from './variants-command.ts';

/** Describes `spinreel variants`. */
export function defineVariants(program: Command, run: RunCommand): void {
  program
    .command('variants')
    .description('List the variants and languages of an ad config.')
    .argument('<ad.json>', 'the ad config')
    .option('--diff', 'also print the value of the base and of the variant for each field that differs')
    .option('--json', 'print JSON for scripts')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel variants ad.json
  $ spinreel variants ad.json --diff
  $ spinreel variants ad.json --json`,
    )
    .action((file: string, options: VariantsOptions) =>
      run(async (io) => {
        const { variantsCommand } = await import('./variants-command.ts');
        return await variantsCommand({ ...options, file }, io);
      }),
    );
}
