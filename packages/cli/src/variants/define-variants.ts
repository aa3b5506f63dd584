import type { Command } from 'commander';
import type { RunCommand } from '../command.ts';
import type { VariantsOptions } from './variants-command.ts';

/** Describes `spinreel variants`. */
export function defineVariants(program: Command, run: RunCommand): void {
  program
    .command('variants')
    .description('List the variants and languages of an ad config, or edit them in a spreadsheet.')
    .argument('<ad.json>', 'the ad config')
    .option('--diff', 'also print the value of the base and of the variant for each field that differs')
    .option('--json', 'print JSON for scripts')
    .option('--export <sheet>', 'write the variants to a new CSV or XLSX file; XLSX also contains the texts')
    .option('--texts', 'write the texts and their translations to the CSV file instead')
    .option('--import <sheet>', 'change the ad config as an edited CSV or XLSX file says')
    .option('--partly', 'import what is right, even if other cells are not')
    .option('--dry-run', 'print what an import would change, and write nothing')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel variants ad.json
  $ spinreel variants ad.json --diff
  $ spinreel variants ad.json --json
  $ spinreel variants ad.json --export variants.xlsx
  $ spinreel variants ad.json --import variants.xlsx --dry-run`,
    )
    .action((file: string, options: VariantsOptions) =>
      run(async (io) => {
        const { variantsCommand } = await import('./variants-command.ts');
        return await variantsCommand({ ...options, file }, io);
      }),
    );
}
