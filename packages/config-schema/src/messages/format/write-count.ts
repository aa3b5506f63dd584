/**
 * Writes a number with its noun.
 *
 * @example
 * writeCount(2, 'error'); // '2 errors'
 */
export function writeCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
