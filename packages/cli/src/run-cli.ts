import { networkIds } from '@spinreel/exporters/networks/index';
import { buildCommand } from './build-command.ts';
import { checkCommand } from './check-command.ts';
import { type CliIo, UsageProblem } from './cli-io.ts';

const usage = `Usage:
  spinreel build AD.json --network ${networkIds.join(',')} --out FOLDER
  spinreel check FILE --network NAME [--play]

build  makes one finished file per network from an ad config; file paths in it are relative to it.
check  opens a finished file and lists the network rules it breaks; with --play it is also played in Chromium
       (CHROMIUM_PATH), inside a simulation of the network's web view, and has to behave.

Ends with 0 when all is well, and with 1 and the reasons when it is not.`;

/** Runs one command line (without `node` and the script's name). Resolves to the exit code: 0 or 1. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  const [command, ...rest] = argv;
  try {
    switch (command) {
      case 'build':
        return await buildCommand(rest, io);
      case 'check':
        return await checkCommand(rest, io);
      case 'help':
      case '--help':
      case '-h':
        io.print(usage);
        return 0;
      case undefined:
        io.printError(usage);
        return 1;
      default:
        io.printError(`There is no command '${command}'.\n\n${usage}`);
        return 1;
    }
  } catch (error) {
    if (!(error instanceof UsageProblem)) throw error;
    io.printError(error.message);
    return 1;
  }
}
