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
