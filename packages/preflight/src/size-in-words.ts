/** Bytes in the decimal megabytes in which networks state their limits: `5.31 MB`. */
export function megabytes(sizeBytes: number): string {
  return `${(sizeBytes / 1_000_000).toFixed(2)} MB`;
}
