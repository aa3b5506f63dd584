/** Shows what a command is doing. */
export interface Progress {
  /** Shows a step, and the share of it that is done, 0 to 1. */
  report(step: string, share?: number): void;
  /** Ends the current step, so that other lines can be printed. */
  end(): void;
}

/** Where progress is written: standard error, or a stand-in for it. */
export interface ProgressStream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** The shortest time between two updates, in milliseconds: of a line on a terminal, and of lines in a log. */
const updateMs = { terminal: 100, log: 10_000 } as const;

/** Progress that is not shown. */
export const silentProgress: Progress = { report: () => {}, end: () => {} };

/**
 * Creates a progress display. A terminal has one line that changes. A log gets a line for each new step, and one every ten
 * seconds during a step. `now` returns milliseconds.
 */
export function createProgress(stream: ProgressStream, now: () => number = Date.now): Progress {
  const isTerminal = stream.isTTY === true;
  const interval = isTerminal ? updateMs.terminal : updateMs.log;
  let current: string | null = null;
  let updatedAt = 0;
  return {
    report(step, share) {
      const isDue = step !== current || now() - updatedAt >= interval;
      if (!isDue) return;
      const percent = share === undefined ? '' : ` ${Math.floor(share * 100)} %`;
      const line = `${step}${percent}`;
      stream.write(isTerminal ? `${clearLine}${line.slice(0, (stream.columns ?? 80) - 1)}` : `${line}\n`);
      current = step;
      updatedAt = now();
    },
    end() {
      if (isTerminal && current !== null) stream.write(clearLine);
      current = null;
    },
  };
}

/** Moves the cursor to the start of the line and erases the line. */
const clearLine = '\r\u001B[2K';
