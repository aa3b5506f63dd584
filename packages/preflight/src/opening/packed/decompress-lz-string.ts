/** How a text of lz-string carries bits: six or fifteen in each character, the highest first. */
export type LzStringAlphabet = 'base64' | 'uri' | 'utf16';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+';

const alphabets: Readonly<Record<LzStringAlphabet, { bits: number; read: (code: number) => number }>> = {
  base64: { bits: 6, read: createReader(`${letters}/=`) },
  uri: { bits: 6, read: createReader(`${letters}-$`) },
  utf16: { bits: 15, read: (code) => code - 32 },
};

/** The first codes of the dictionary: a new character of 8 or 16 bits, and the end. */
const newByte = 0;
const newCharacter = 1;
const endOfText = 2;

/**
 * Decompresses a text of lz-string 1.x. Returns null if the text is none, or its contents are longer than `maxLength`
 * characters. The package itself cannot be used for files of strangers, because it has no limit: a megabyte may become
 * gigabytes.
 */
export function decompressLzString(
  text: string,
  alphabet: LzStringAlphabet,
  maxLength: number,
): string | null {
  const readBits = createBitReader(text, alphabets[alphabet]);
  const dictionary: string[] = ['', '', ''];
  const output: string[] = [];
  let length = 0;
  let last = '';
  let codeBits = 2;
  // How many entries the dictionary takes before its codes need one more bit.
  let freeCodes = 4;
  const addEntry = (entry: string) => {
    dictionary.push(entry);
    freeCodes -= 1;
    if (freeCodes > 0) return;
    freeCodes = 2 ** codeBits;
    codeBits += 1;
  };
  for (;;) {
    let code = readBits(codeBits);
    if (code === endOfText) return output.join('');
    const isFirst = output.length === 0;
    if (code === newByte || code === newCharacter) {
      const character = readBits(code === newByte ? 8 : 16);
      if (character === null) return null;
      code = dictionary.length;
      if (isFirst) dictionary.push(String.fromCharCode(character));
      else addEntry(String.fromCharCode(character));
    }
    if (code === null) return null;
    // Only the next code may be used before its entry is known.
    const entry = code === dictionary.length ? last + last.charAt(0) : dictionary[code];
    if (entry === undefined || entry === '') return null;
    output.push(entry);
    length += entry.length;
    if (length > maxLength) return null;
    if (isFirst) codeBits = 3;
    else addEntry(last + entry.charAt(0));
    last = entry;
  }
}

/** Returns a function that reads a number of so many bits, the lowest first; null at the end of the text. */
function createBitReader(text: string, { bits, read }: (typeof alphabets)[LzStringAlphabet]) {
  let at = 0;
  let value = 0;
  let bitsLeft = 0;
  return (count: number): number | null => {
    let number = 0;
    for (let index = 0; index < count; index += 1) {
      if (bitsLeft === 0) {
        if (at >= text.length) return null;
        value = read(text.charCodeAt(at));
        at += 1;
        bitsLeft = bits;
      }
      bitsLeft -= 1;
      if ((value >> bitsLeft) & 1) number += 2 ** index;
    }
    return number;
  };
}

/** Characters outside the alphabet count as zero, as in the package. */
function createReader(alphabet: string): (code: number) => number {
  const values = new Map(Array.from(alphabet, (character, value) => [character.charCodeAt(0), value]));
  return (code) => values.get(code) ?? 0;
}
