/** Limits of the front page, which is loaded over slow mobile connections (requirement site.front-page-weight). */
export const frontPageLimits = {
  /** All of its scripts together, compressed with gzip. */
  scriptBytes: 90_000,
} as const;
