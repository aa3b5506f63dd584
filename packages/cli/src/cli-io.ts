/** Where a command prints lines, and the folder that relative paths start from. */
export interface CliIo {
  /** Prints a result, to standard output. */
  readonly print: (line: string) => void;
  /** Prints a problem or a warning, to standard error. */
  readonly printError: (line: string) => void;
  /** Prints what has been done so far, to standard error. */
  readonly printProgress: (line: string) => void;
  /** The folder that relative paths on the command line start from. */
  readonly folder: string;
}

/** A mistake on the command line. It is printed without a stack trace, and the command exits with 1. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}
