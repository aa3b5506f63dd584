/**
 * Computes the SHA-256 as 64 hexadecimal digits. Uses the fastest method of this engine. Browsers support this only in secure
 * contexts.
 */
export async function computeSha256(bytes: Uint8Array): Promise<string> {
  return await computeFastest(bytes);
}

/** A function that computes the SHA-256. */
type ComputeSha256 = (bytes: Uint8Array) => string | Promise<string>;

/** An optional API of Node. A script that imports it could not run in browsers. */
interface Engine {
  readonly process?: {
    getBuiltinModule?: (id: 'crypto') => {
      readonly hash?: (algorithm: 'sha256', bytes: Uint8Array) => string;
    };
  };
}

/** Returns the methods that an engine supports, fastest first. The last one works in any engine. */
export function sha256Methods(engine: Engine): ComputeSha256[] {
  const hash = engine.process?.getBuiltinModule?.('crypto').hash;
  return hash === undefined ? [computeByWebCrypto] : [(bytes) => hash('sha256', bytes), computeByWebCrypto];
}

const [computeFastest = computeByWebCrypto] = sha256Methods(globalThis);

/** The engine copies the bytes first, and computes in another thread. */
async function computeByWebCrypto(bytes: Uint8Array): Promise<string> {
  // A view of the same memory with a narrower type. Copying megabytes would take as long as hashing them.
  const view = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
  const digest = await crypto.subtle.digest('SHA-256', view);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
