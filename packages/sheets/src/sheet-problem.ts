type None = Readonly<Record<string, never>>;

/** Every reason why a file or clipboard cannot be read, with the values that its text contains. Limits are those of `sheetLimits`. */
export interface SheetProblemParams {
  'file-too-large': { readonly limitBytes: number };
  /** The unpacked parts of the file exceed the limit. */
  'file-unpacks-too-large': { readonly limitBytes: number };
  'clipboard-too-large': { readonly limitCharacters: number };
  /** The file is incomplete, or does not follow its format. */
  'file-damaged': None;
  'file-unsupported': { readonly format: UnsupportedFormat };
  'too-many-rows': InSheet & { readonly limit: number };
  'too-many-columns': InSheet & { readonly limit: number };
  'too-many-cells': InSheet & { readonly limit: number };
  'cell-too-long': InSheet & { readonly address: string; readonly limit: number };
  /** A quotation mark at the start of a cell has no closing one. `row` is where it is, and starts at 1. */
  'quote-not-closed': { readonly row: number };
}

interface InSheet {
  /** The sheet's name. Empty for formats without names. */
  readonly sheet: string;
}

/** The reason why a file or clipboard cannot be read, as data. */
export type SheetProblem = {
  readonly [Code in keyof SheetProblemParams]: {
    readonly code: Code;
    readonly params: SheetProblemParams[Code];
  };
}[keyof SheetProblemParams];

/** A format that is not read. 'password' is any file of Excel that has one. 'xls' is that of Excel 97 to 2003. */
export type UnsupportedFormat = 'password' | 'xls' | 'xlsb' | 'ods' | 'numbers' | 'unknown';

/** A value, or the reason why there is none. A programmer's mistake throws instead. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: SheetProblem };

/** Stops the reading of a file. Never leaves this package: `readOutcome` turns it into an outcome. */
export class UnreadableSheetError extends Error {
  override readonly name = 'UnreadableSheetError';
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }
}

/** Returns what `read` returns, or the problem of the `UnreadableSheetError` that it throws. */
export function readOutcome<T>(read: () => T): Outcome<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    return toFailure(error);
  }
}

/** Does the same as `readOutcome` for a function that is asynchronous. */
export async function readOutcomeAsync<T>(read: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): { readonly ok: false; readonly problem: SheetProblem } {
  if (error instanceof UnreadableSheetError) return { ok: false, problem: error.problem };
  throw error;
}
