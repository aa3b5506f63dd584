/** SHA-256 as 64 hexadecimal digits. Browsers offer it to secure pages only. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  // The same memory under a narrower type: a copy of megabytes would take as long as their digest.
  const view = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
  const digest = await crypto.subtle.digest('SHA-256', view);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
