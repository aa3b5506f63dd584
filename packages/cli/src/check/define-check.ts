import { type Command, InvalidArgumentError } from 'commander';
import type { RunCommand } from '../run-command.ts';

/** The options of `spinreel check`. */
export interface CheckOptions {
  /** A list such as 'meta,moloco', or 'all'. */
  readonly network: string;
  readonly play?: boolean;
  /** More warnings than this count as a problem; undefined for any number. */
  readonly maxWarnings?: number;
}

/** Describes `spinreel check`. */
export function defineCheck(program: Command, run: RunCommand): void {
  program
    .command('check')
    .description('Check finished files against the rules of ad networks.')
    .argument('<files...>', 'HTML and ZIP files, patterns such as "ads/*.zip", or - for standard input')
    .requiredOption('-n, --network <ids>', 'the networks, such as meta,moloco, or all')
    .option('--play', 'also play each file in Chromium, as a viewer would, and check how it behaves')
    .option('--max-warnings <count>', 'exit with 1 if there are more warnings', parseCount)
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel check ad.zip --network meta
  $ spinreel check "ads/*" --network applovin,unity --play
  $ cat ad.html | spinreel check - --network moloco

The ids of the networks: spinreel networks`,
    )
    .action((files: string[], options: CheckOptions) =>
      run(async (io, { config }) => {
        const { checkCommand } = await import('./check-command.ts');
        return await checkCommand({ ...options, files, config }, io);
      }),
    );
}

function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a number such as 0.');
  return Number(text);
}
