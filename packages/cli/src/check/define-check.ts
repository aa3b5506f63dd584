import { extname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { joinRepeated, type RunCommand } from '../command.ts';
import type { CheckOptions } from './check-command.ts';
import { reportFormats, formatsByExtension, type ReportFile } from './report-formats.ts';

/** Describes `spinreel check`. */
export function defineCheck(program: Command, run: RunCommand): void {
  program
    .command('check')
    .description('Check finished files against the rules of ad networks.')
    .argument(
      '<files...>',
      'HTML and ZIP files, folders, patterns such as "ads/*.zip", or - for standard input',
    )
    .requiredOption('-n, --network <ids>', 'the networks, such as meta,moloco, or all', joinRepeated)
    .option('--play', 'also play each file in Chromium, as a viewer would, and check how it behaves')
    .option(
      '--market <id>',
      'also play each file, and check it for what ads must show in this market (needs --product)',
    )
    .option('--product <type>', 'what the ads advertise: social-casino, real-money or sweepstakes')
    .option('--quality', 'also play each file, and score how likely viewers are to play it')
    .addOption(
      new Option('-f, --format <format>', 'the format of the report').choices(reportFormats).default('text'),
    )
    .option('-o, --output <file>', 'write the report to a file, and print it as text')
    .option(
      '-r, --report <file>',
      `also write the report to a file, in the format of its extension: ${Object.keys(formatsByExtension).join(', ')} (JUnit is .xml); can be repeated`,
      addReportFile,
    )
    .option('--max-warnings <count>', 'exit with 1 if there are more warnings', parseCount)
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel check ad.zip --network meta
  $ spinreel check "ads/*" --network applovin,unity --play
  $ spinreel check ads --network all --play
  $ spinreel check ad.html --network applovin --market at --product social-casino
  $ spinreel check ad.zip --network all --format html --output report.html
  $ spinreel check "ads/*" --network all --format github --report report.md --report report.sarif
  $ cat ad.html | spinreel check - --network moloco

Network ids: spinreel networks. Market ids: spinreel presets.`,
    )
    .action((files: string[], options: CheckOptions) =>
      run(async (io, { config }) => {
        const { checkCommand } = await import('./check-command.ts');
        return await checkCommand({ ...options, files, config }, io);
      }),
    );
}

function addReportFile(path: string, earlier: readonly ReportFile[] = []): readonly ReportFile[] {
  const format = formatsByExtension[extname(path).toLowerCase()];
  if (format === undefined)
    throw new InvalidArgumentError(
      `Its extension must be one of ${Object.keys(formatsByExtension).join(', ')}.`,
    );
  return [...earlier, { path, format }];
}

function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a number such as 0.');
  return Number(text);
}
