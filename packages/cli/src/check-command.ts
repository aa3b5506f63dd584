import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { type CliIo, UsageProblem } from './cli-io.ts';
import { parseArguments } from './parse-arguments.ts';
import { parseNetwork } from './parse-network.ts';
import { printVerdict } from './print-verdict.ts';

/** `check FILE --network N`: 0 when the file keeps every rule of the network, else 1 with the reasons. */
export async function checkCommand(argv: readonly string[], io: CliIo): Promise<number> {
  const { file, options } = parseArguments(argv, ['network']);
  const network = parseNetwork(options.network);
  const bytes = await readFile(resolve(io.folder, file)).catch((cause: unknown) => {
    throw new UsageProblem(`The file '${file}' could not be read.`, { cause });
  });
  const verdict = await checkFile({ bytes, fileName: basename(file), network });
  printVerdict(verdict, io);
  return verdict.passed ? 0 : 1;
}
