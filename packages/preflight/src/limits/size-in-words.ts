/** Formats bytes as decimal megabytes, such as `5.31 MB`. Networks state their limits in this unit. */
export function megabytes(sizeBytes: number): string {
  return `${(sizeBytes / 1_000_000).toFixed(2)} MB`;
}
