/** Where a command reads relative paths from and writes its lines to. */
export interface CliIo {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Folder from which relative paths on the command line are meant. */
  readonly folder: string;
}

/** A mistake of the person at the keyboard: printed without a stack, and the command ends with 1. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}
