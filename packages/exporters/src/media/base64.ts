const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = '='.charCodeAt(0);
const letters = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));

/** Returns the length of `sizeBytes` bytes as base64, including padding. */
export function base64Length(sizeBytes: number): number {
  return 4 * Math.ceil(sizeBytes / 3);
}

/**
 * Writes bytes as base64 in ASCII to the start of `target`, which must have at least `base64Length` bytes. Uses the
 * fastest method of this engine. All methods write the same bytes.
 */
export function writeBase64(bytes: Uint8Array, target: Uint8Array): void {
  writeFastest(bytes, target);
}

/** A function that writes base64. */
type WriteBase64 = typeof writeBase64;

/** Optional APIs for base64: `Buffer` in Node, `Uint8Array.prototype.toBase64` in newer browsers. */
interface Engine {
  readonly Buffer?: {
    from(memory: ArrayBufferLike, offset: number, length: number): EngineBuffer;
  };
  readonly Uint8Array: { readonly prototype: object };
}

interface EngineBuffer {
  toString(encoding: 'base64', start: number, end: number): string;
  write(text: string, offset: number, encoding: 'latin1'): number;
}

/**
 * V8 stores strings of at least this size outside its heap, which is fastest. Large strings on the heap are slowest.
 */
const outsideHeapBytes = 786_432;
/**
 * Step for smaller inputs, which keeps strings on the heap small. A multiple of three, to avoid padding between steps.
 */
const smallStepBytes = 12_288;

/** Returns the methods that an engine supports, fastest first. The last one works in any engine. */
export function base64Writers(engine: Engine): WriteBase64[] {
  const buffers = engine.Buffer;
  const writers = [writeByLoop];
  if ('toBase64' in engine.Uint8Array.prototype) writers.unshift(writeByMethod);
  if (buffers) {
    const view = ({ buffer, byteOffset, length }: Uint8Array) => buffers.from(buffer, byteOffset, length);
    writers.unshift((bytes, target) => {
      const [from, to] = [view(bytes), view(target)];
      const step = bytes.length < outsideHeapBytes ? smallStepBytes : bytes.length;
      for (let at = 0, out = 0; at < bytes.length; at += step) {
        out += to.write(from.toString('base64', at, Math.min(at + step, bytes.length)), out, 'latin1');
      }
    });
  }
  return writers;
}

const [writeFastest = writeByLoop] = base64Writers(globalThis);

function writeByMethod(bytes: Uint8Array, target: Uint8Array): void {
  new TextEncoder().encodeInto((bytes as Uint8Array & { toBase64(): string }).toBase64(), target);
}

function writeByLoop(bytes: Uint8Array, target: Uint8Array): void {
  const encoded = target.subarray(0, base64Length(bytes.length));
  const wholeGroups = bytes.length - (bytes.length % 3);
  let out = 0;
  for (let i = 0; i < wholeGroups; i += 3) {
    const group = (at(bytes, i) << 16) | (at(bytes, i + 1) << 8) | at(bytes, i + 2);
    encoded[out] = at(letters, group >> 18);
    encoded[out + 1] = at(letters, (group >> 12) & 63);
    encoded[out + 2] = at(letters, (group >> 6) & 63);
    encoded[out + 3] = at(letters, group & 63);
    out += 4;
  }
  const rest = bytes.length - wholeGroups;
  if (rest > 0) {
    const group = (at(bytes, wholeGroups) << 16) | ((rest === 2 ? at(bytes, wholeGroups + 1) : 0) << 8);
    encoded[out] = at(letters, group >> 18);
    encoded[out + 1] = at(letters, (group >> 12) & 63);
    encoded[out + 2] = rest === 2 ? at(letters, (group >> 6) & 63) : padding;
    encoded[out + 3] = padding;
  }
}

/** Returns the byte at an index that must be in range. */
function at(bytes: Uint8Array, index: number): number {
  return bytes[index] as number;
}
