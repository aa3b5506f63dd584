/**
 * What a file may contain to be analyzed. The values are many times those of the largest ads, and low enough for the memory
 * and the time of a check.
 */
export const readingLimits = {
  /** Elements of the page. */
  maxElements: 150_000,
  /** Elements inside each other. Browsers ignore what exceeds 512. */
  maxDepth: 2000,
  /** Characters of one script. Networks accept files of at most 5 MB. */
  maxScriptLength: 10_000_000,
  /** Uses of global values and strings in all scripts. */
  maxFinds: 100_000,
} as const;
