/** The upper and lower edge of a run of letters, in any unit. */
interface Run {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the number of lines of a text from the boxes of its runs. Runs of a line may be in fonts of different heights. */
export function countLines(runs: readonly Run[]): number {
  let count = 0;
  let middle = -Infinity;
  for (const { top, bottom } of runs.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    if (bottom <= top) continue;
    if (top >= middle) {
      count += 1;
      middle = (top + bottom) / 2;
    }
  }
  return count;
}
