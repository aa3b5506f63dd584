/** Formats a count of two or more for the start of a sentence: 'Both', 'All 20'. */
export function formatAll(count: number): string {
  return count === 2 ? 'Both' : `All ${count}`;
}
