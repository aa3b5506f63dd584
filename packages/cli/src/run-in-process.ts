import { buffer } from 'node:stream/consumers';
import { styleText } from 'node:util';
import { runCli } from './run-cli.ts';
import { createProgress } from './terminal/create-progress.ts';
import type { ExitCode } from './command.ts';

/** Runs the command line of this process. Resolves to its exit code. A second Ctrl-C ends the process at once. */
export async function runInProcess(): Promise<ExitCode> {
  const { argv, stdin, stdout, stderr } = process;
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  process.once('SIGTERM', () => interrupt.abort());
  // The reader of a pipe, such as `head`, may have read enough.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return await runCli(argv.slice(2), {
    print: (line) => stdout.write(`${line}\n`),
    printError: (line) => stderr.write(`${line}\n`),
    printNote: (line) => stderr.write(`${line}\n`),
    progress: createProgress(stderr),
    // `styleText` knows NO_COLOR, FORCE_COLOR and redirected output.
    hasColors: styleText('bold', 'x', { stream: stdout }) !== 'x',
    folder: process.cwd(),
    environment: process.env,
    readStdin: () => buffer(stdin),
    signal: interrupt.signal,
  });
}
