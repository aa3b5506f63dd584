/** Generates a random ID of 20 letters and digits, for ads and pause points. */
export function generateId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  // 252 is the largest multiple of 36 below 256. Larger bytes would favor the first letters.
  const fairLimit = 252;
  let id = '';
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < fairLimit && id.length < 20) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
