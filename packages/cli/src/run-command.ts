import type { CliIo } from './cli-io.ts';
import type { ExitCode } from './cli-problem.ts';

/** Options that every command has. */
export interface GlobalOptions {
  readonly quiet?: boolean;
  /** The path of the configuration file; undefined to look for it in the working directory. */
  readonly config?: string;
}

/** The code of a command, without its own arguments. */
export type CommandBody = (io: CliIo, globals: GlobalOptions) => Promise<ExitCode>;

/** Runs the code of a command, and remembers its exit code. */
export type RunCommand = (body: CommandBody) => Promise<void>;
