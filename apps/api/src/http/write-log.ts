import { writeSync } from 'node:fs';

const standardOutput = 1;

/**
 * Writes a line of the log. One that cannot be written, as on a full disk, is lost: the requests it tells of must not be.
 * The logger's own stream throws from then on, in the middle of every request.
 */
export function writeLog(line: string): void {
  try {
    writeSync(standardOutput, line);
  } catch {
    // There is nowhere left to say so.
  }
}
