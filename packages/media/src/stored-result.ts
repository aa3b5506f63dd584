/** A recipe's result: the finished bytes, and what is known about them as JSON. */
export interface StoredResult<Facts> {
  readonly facts: Facts;
  readonly bytes: Uint8Array;
}

const magic = 'SRR1';
const headerLength = magic.length + 8;

/** A result as one block of bytes: magic, the length of the facts, the length of the bytes, the facts, the bytes. */
export function packResult<Facts>(result: StoredResult<Facts>): Uint8Array {
  const facts = Buffer.from(JSON.stringify(result.facts));
  const header = Buffer.alloc(headerLength);
  header.write(magic, 'ascii');
  header.writeUInt32BE(facts.length, magic.length);
  header.writeUInt32BE(result.bytes.length, magic.length + 4);
  return Buffer.concat([header, facts, result.bytes]);
}

/** The result in a block of bytes; null when the block is not whole, which makes the result worth making again. */
export function unpackResult<Facts>(block: Uint8Array): StoredResult<Facts> | null {
  const buffer = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  if (buffer.length < headerLength || buffer.toString('ascii', 0, magic.length) !== magic) return null;
  const factsEnd = headerLength + buffer.readUInt32BE(magic.length);
  if (factsEnd + buffer.readUInt32BE(magic.length + 4) !== buffer.length) return null;
  const facts = JSON.parse(buffer.toString('utf8', headerLength, factsEnd)) as Facts;
  return { facts, bytes: new Uint8Array(buffer.subarray(factsEnd)) };
}
