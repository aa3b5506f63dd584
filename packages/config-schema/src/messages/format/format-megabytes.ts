const BINARY_MEGABYTE_BYTES = 1024 * 1024;
const DECIMAL_MEGABYTE_BYTES = 1000 * 1000;

/** An upload's size as shown in messages, in binary megabytes: '2.31 MB'. */
export function formatMegabytes(sizeBytes: number): string {
  return `${formatRoundedUp(sizeBytes / BINARY_MEGABYTE_BYTES)} MB`;
}

/** A size below a megabyte as shown in messages, rounded up: '61 KB'. */
export function formatKilobytes(sizeBytes: number): string {
  return `${Math.ceil(sizeBytes / 1024)} KB`;
}

/** A finished ad's size as shown in messages, in decimal megabytes, as the networks count: '4.97 MB'. */
export function formatExportMegabytes(sizeBytes: number): string {
  return `${formatRoundedUp(sizeBytes / DECIMAL_MEGABYTE_BYTES)} MB`;
}

/** The size limit of a network as shown in messages, in decimal megabytes without needless decimals: '2.1 MB'. */
export function formatExportLimit(limitBytes: number): string {
  return `${Number((limitBytes / DECIMAL_MEGABYTE_BYTES).toFixed(2))} MB`;
}

/** Rounded up, so that a file one byte above its limit never reads as if it had just the limit's size. */
function formatRoundedUp(size: number): string {
  return (Math.ceil(Number((size * 100).toFixed(6))) / 100).toFixed(2);
}

/** A limit as shown in messages, without needless decimals: '2 MB'. */
export function formatUploadLimit(limitBytes: number): string {
  return `${limitBytes / BINARY_MEGABYTE_BYTES} MB`;
}
