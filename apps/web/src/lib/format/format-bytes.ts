/** Formats a size in decimal units, as networks count them: '312 kB', '4.38 MB'. */
export function formatBytes(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} B`;
  if (sizeBytes < 1_000_000) return `${Math.round(sizeBytes / 1000)} kB`;
  return `${(sizeBytes / 1_000_000).toFixed(2)} MB`;
}
