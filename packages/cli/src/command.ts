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

/** What is wrong: the input, the command line, or this machine. It decides the exit code. */
type ProblemKind = Extract<keyof typeof exitCodes, 'findings' | 'usage' | 'environment'>;

/** A problem that ends a command. It is printed without a stack trace. `message` says what happened, then what to do. */
export class CliProblem extends Error {
  override readonly name = 'CliProblem';
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * The exit codes of the command line.
 *
 * - `passed`: everything was accepted or written.
 * - `findings`: a file breaks a rule, or an ad or one of its files cannot be used.
 * - `usage`: the command line is wrong, or names a file that cannot be read.
 * - `environment`: something is missing on this machine, such as ffmpeg or Chromium.
 * - `internal`: a bug in Spinreel.
 * - `interrupted`: stopped with Ctrl-C.
 */
export const exitCodes = {
  passed: 0,
  findings: 1,
  usage: 2,
  environment: 3,
  internal: 70,
  interrupted: 130,
} as const;

/** One of `exitCodes`. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

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

/** Joins the values of an option that is given several times into its list: `-n meta -n moloco` is `-n meta,moloco`. */
export function joinRepeated(value: string, before?: string): string {
  return before === undefined ? value : `${before},${value}`;
}
