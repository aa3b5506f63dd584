/**
 * Writes a number of bytes for people, in the decimal units in which networks state their limits.
 *
 * @example
 * writeSize(4_310_000); // '4.31 MB'
 */
export function writeSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} bytes`;
  if (sizeBytes < 999_500) return `${toDigits(sizeBytes / 1000)} KB`;
  return `${toDigits(sizeBytes / 1_000_000)} MB`;
}

/** Writes a share of a whole in percent, such as `0.4 %`. */
export function writeShare(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return `${percent > 0 && percent < 0.1 ? '< 0.1' : Number(percent.toFixed(percent < 10 ? 1 : 0))} %`;
}

function toDigits(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Number(value.toFixed(2)));
}
