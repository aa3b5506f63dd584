import type { Command } from 'commander';
import { joinRepeated, type RunCommand } from '../command.ts';
import type { ConvertOptions } from './convert-command.ts';

/** Describes `spinreel convert`. */
export function defineConvert(program: Command, run: RunCommand): void {
  program
    .command('convert')
    .description('Make the files of other networks from a finished file, without its ad config.')
    .argument('<file>', 'a ZIP or HTML file that Spinreel made')
    .requiredOption('-n, --network <ids>', 'the networks, such as applovin,unity, or all', joinRepeated)
    .option('-o, --out <folder>', 'the folder for the files', 'ads')
    .option('--store-url <url>', 'the store URL, for networks whose files contain it')
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel convert ad-meta.zip --network google,tiktok
  $ spinreel convert ad-meta.zip --network applovin --store-url https://apps.apple.com/app/id1234567890

The media are copied, not encoded again.`,
    )
    .action((file: string, options: ConvertOptions) =>
      run(async (io, { config }) => {
        const { convertCommand } = await import('./convert-command.ts');
        return await convertCommand({ ...options, file, config }, io);
      }),
    );
}
