import type { Progress } from './terminal/create-progress.ts';

/** How a command talks to the terminal and to the system. */
export interface CliIo {
  /** Prints a line of a result or a report, to standard output. */
  readonly print: (line: string) => void;
  /** Prints why the command failed, to standard error. */
  readonly printError: (line: string) => void;
  /** Prints what else is worth knowing, to standard error. `--quiet` hides it. */
  readonly printNote: (line: string) => void;
  /** Shows what the command is doing, on standard error. `--quiet` hides it. */
  readonly progress: Progress;
  /** Whether standard output shows colours. */
  readonly hasColors: boolean;
  /** The folder that relative paths on the command line start from. */
  readonly folder: string;
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  /** Resolves to everything on standard input. */
  readonly readStdin: () => Promise<Uint8Array>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}
