import { writeSync } from 'node:fs';

const standardOutput = 1;

/**
 * Writes a line of the log. Lines that cannot be written, for example on a full disk, are dropped. The logger's default
 * stream would throw instead, which would fail every request.
 */
export function writeLog(line: string): void {
  try {
    writeSync(standardOutput, line);
  } catch {
    // An error of the log cannot be logged.
  }
}
