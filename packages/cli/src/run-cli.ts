import { buildCommand } from './build-command.ts';
import { checkCommand } from './check-command.ts';
import { type CliIo, UsageProblem } from './cli-io.ts';
import { networksCommand } from './networks-command.ts';

const usage = `Usage:
  spinreel build AD.json [--network all|meta,moloco] --out FOLDER
  spinreel check FILE --network NAME [--play]
  spinreel networks [--json]

build     makes one finished file per network from an ad config. File paths in the config are relative to it. Without
          --network, the config names the networks.
check     opens a finished file and lists the network rules it breaks. With --play, it also plays the file in Chromium
          (CHROMIUM_PATH) inside a simulation of the network's web view, and checks how it behaves.
networks  lists the networks with their file formats and limits. With --json, it prints them as JSON.

Exits with 0 on success, and with 1 and the reasons otherwise.`;

/** Runs one command line (without `node` and the script's name). Resolves to the exit code: 0 or 1. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  const [command, ...rest] = argv;
  try {
    switch (command) {
      case 'build':
        return await buildCommand(rest, io);
      case 'check':
        return await checkCommand(rest, io);
      case 'networks':
        return networksCommand(rest, io);
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
