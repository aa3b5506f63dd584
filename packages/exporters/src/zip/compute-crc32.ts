/** Computes the CRC-32 of bytes as an unsigned number. Uses the fastest method of this engine. All methods compute the same. */
export function computeCrc32(bytes: Uint8Array): number {
  return computeFastest(bytes);
}

/** A function that computes the CRC-32. */
type ComputeCrc32 = typeof computeCrc32;

/** An optional API of Node. A script that imports it could not run in browsers. */
interface Engine {
  readonly process?: {
    getBuiltinModule?: (id: 'zlib') => { readonly crc32?: ComputeCrc32 };
  };
}

/** Returns the methods that an engine supports, fastest first. The last one works in any engine. */
export function crc32Methods(engine: Engine): ComputeCrc32[] {
  const native = engine.process?.getBuiltinModule?.('zlib').crc32;
  return native === undefined ? [computeByTable] : [native, computeByTable];
}

const [computeFastest = computeByTable] = crc32Methods(globalThis);

/** The CRC of each byte, for the reversed polynomial 0xEDB88320 that ZIP uses. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Tables for four bytes at a time were measured and are not faster. */
function computeByTable(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1)
    crc = (table[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
