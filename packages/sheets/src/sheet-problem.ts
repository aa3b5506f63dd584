/** The reason why a file or clipboard cannot be read, as data. Limits are those of `sheetLimits`. */
export type SheetProblem =
  | { readonly code: 'file-too-large'; readonly params: { readonly limitBytes: number } }
  /** The unpacked parts of the file exceed the limit. */
  | { readonly code: 'file-unpacks-too-large'; readonly params: { readonly limitBytes: number } }
  | { readonly code: 'clipboard-too-large'; readonly params: { readonly limitCharacters: number } }
  /** The file is incomplete, or does not follow its format. */
  | { readonly code: 'file-damaged'; readonly params: Readonly<Record<never, never>> }
  | { readonly code: 'file-unsupported'; readonly params: { readonly format: UnsupportedFormat } }
  | { readonly code: 'too-many-rows'; readonly params: SheetNameAnd<{ readonly limit: number }> }
  | { readonly code: 'too-many-columns'; readonly params: SheetNameAnd<{ readonly limit: number }> }
  | { readonly code: 'too-many-cells'; readonly params: SheetNameAnd<{ readonly limit: number }> }
  | {
      readonly code: 'cell-too-long';
      readonly params: SheetNameAnd<{ readonly address: string; readonly limit: number }>;
    }
  /** A quotation mark at the start of a cell has no closing one. `row` is where it is, and starts at 1. */
  | { readonly code: 'quote-not-closed'; readonly params: { readonly row: number } };

/**
 * A format that is recognized and not read. 'ole' is an XLS file of Excel 97 to 2003, or a file with a password: both are
 * the same container.
 */
export type UnsupportedFormat = 'ole' | 'password' | 'xlsb' | 'ods' | 'numbers' | 'unknown';

/** `sheet` is the sheet's name, and empty for formats without names. */
type SheetNameAnd<T> = T & { readonly sheet: string };

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
