/** Frees the memory of bytes that nobody uses any more, now instead of when garbage is collected. Bytes may be given twice. */
export function releaseMemory(unused: readonly Uint8Array[]): void {
  for (const { buffer } of unused) {
    // A transfer leaves the old buffer without memory. Memory that threads share cannot be transferred.
    if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
  }
}
