import type { exitCodes } from './exit-codes.ts';

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
