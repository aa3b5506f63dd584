/** Computes the SHA-256 as 64 hexadecimal digits. Browsers support this only in secure contexts. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  // A view of the same memory with a narrower type. Copying megabytes would take as long as hashing them.
  const view = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
  const digest = await crypto.subtle.digest('SHA-256', view);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
