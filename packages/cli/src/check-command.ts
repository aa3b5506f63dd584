import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { proveFile } from '@spinreel/preflight/prove-file';
import { type CliIo, UsageProblem } from './cli-io.ts';
import { parseArguments } from './parse-arguments.ts';
import { parseNetwork } from './parse-network.ts';
import { printVerdict } from './print-verdict.ts';

/**
 * Runs `check FILE --network N [--play]`. Resolves to 0 if the file keeps every rule of the network. Otherwise prints
 * the reasons and resolves to 1. With `--play`, the file is also played in a browser.
 */
export async function checkCommand(argv: readonly string[], io: CliIo): Promise<number> {
  const { file, options, flags } = parseArguments(argv, { required: ['network'], flags: ['play'] });
  const network = parseNetwork(options.network);
  const bytes = await readFile(resolve(io.folder, file)).catch((cause: unknown) => {
    throw new UsageProblem(`The file '${file}' could not be read.`, { cause });
  });
  const examine = flags.play ? proveFile : checkFile;
  const verdict = await examine({ bytes, fileName: basename(file), network });
  printVerdict(verdict, io);
  return verdict.passed ? 0 : 1;
}
