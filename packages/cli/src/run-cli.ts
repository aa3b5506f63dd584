import { CommanderError } from 'commander';
import { type CliIo, CliProblem, exitCodes, type ExitCode } from './command.ts';
import { createProgram } from './create-program.ts';
import { silentProgress } from './terminal/create-progress.ts';

/** Runs one command line (without `node` and the script's name). Resolves to the exit code. Never rejects. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.passed;
  const program = createProgram({
    io,
    run: async (body, globals) => {
      const quietIo = { ...io, progress: silentProgress, printNote: () => {} };
      exitCode = await body(globals.quiet === true ? quietIo : io, globals);
    },
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    io.progress.end();
    return await report(error, io);
  }
}

/** Prints why a command ended, and resolves to its exit code. */
async function report(error: unknown, io: CliIo): Promise<ExitCode> {
  // The parser has already printed its message, or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.passed : exitCodes.usage;
  if (io.signal.aborted) {
    io.printError('Stopped.');
    return exitCodes.interrupted;
  }
  const problem = await toCliProblem(error);
  if (problem !== null) {
    io.printError(`error: ${problem.message}`);
    return exitCodes[problem.kind];
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.printError(`error: Spinreel stopped because of a bug. Please report it with these lines:\n${details}`);
  return exitCodes.internal;
}

async function toCliProblem(error: unknown): Promise<CliProblem | null> {
  if (error instanceof CliProblem) return error;
  const { toEnvironmentProblem } = await import('./environment-problem.ts');
  return toEnvironmentProblem(error);
}
