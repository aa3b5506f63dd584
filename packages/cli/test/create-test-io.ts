import type { CliIo } from '../src/command.ts';

/** What a command printed, line by line. */
export interface TestIo {
  readonly io: CliIo;
  /** Standard output. */
  readonly lines: string[];
  /** Errors on standard error. */
  readonly errors: string[];
  /** Notes on standard error. */
  readonly notes: string[];
  /** Each step of the progress once. */
  readonly steps: string[];
}

/** Creates a terminal that records what is printed. */
export function createTestIo(
  options: Partial<Pick<CliIo, 'environment' | 'folder' | 'signal' | 'readStdin'>> & { folder: string },
): TestIo {
  const recorded = { lines: [] as string[], errors: [] as string[], notes: [] as string[] };
  const steps: string[] = [];
  const io: CliIo = {
    print: (line) => void recorded.lines.push(line),
    printError: (line) => void recorded.errors.push(line),
    printNote: (line) => void recorded.notes.push(line),
    progress: {
      report: (step) => {
        if (steps.at(-1) !== step) steps.push(step);
      },
      end: () => {},
    },
    hasColors: false,
    environment: process.env,
    readStdin: () => Promise.resolve(new Uint8Array()),
    signal: new AbortController().signal,
    ...options,
  };
  return { io, ...recorded, steps };
}
