import { type Command, InvalidArgumentError } from 'commander';
import type { RunCommand } from '../command.ts';
import type { PreviewOptions } from './preview-command.ts';

/** Describes `spinreel preview`. */
export function definePreview(program: Command, run: RunCommand): void {
  program
    .command('preview')
    .description('Show a file on this machine and on phones, inside a simulation of a network’s web view.')
    .argument('<file>', 'an HTML or ZIP file')
    .requiredOption('-n, --network <id>', 'the network, such as meta')
    .option('-p, --port <number>', 'the port of the server (default: a free one)', parsePort, 0)
    .addHelpText(
      'after',
      `
Examples:
  $ spinreel preview ad.zip --network meta

Scan the code with a phone in the same network. Reloading the page reads the file again. Ctrl-C stops it.`,
    )
    .action((file: string, options: PreviewOptions) =>
      run(async (io, { config }) => {
        const { previewCommand } = await import('./preview-command.ts');
        return await previewCommand({ ...options, file, config }, io);
      }),
    );
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be between 0 and 65535.');
  return port;
}
