import { createHash } from 'node:crypto';

/** A recipe's result: the finished bytes, and its facts as JSON. */
export interface StoredResult<Facts> {
  readonly facts: Facts;
  readonly bytes: Uint8Array;
}

const magic = 'SRR2';
const sumLength = 32;
const headerLength = magic.length + sumLength + 8;

/**
 * Packs a result into one block of bytes: magic, SHA-256 of the rest, length of the facts, length of the bytes, facts,
 * bytes.
 */
export function packResult<Facts>(result: StoredResult<Facts>): Uint8Array {
  const facts = Buffer.from(JSON.stringify(result.facts));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(facts.length, 0);
  lengths.writeUInt32BE(result.bytes.length, 4);
  const sum = digest([lengths, facts, result.bytes]);
  return Buffer.concat([Buffer.from(magic, 'ascii'), sum, lengths, facts, result.bytes]);
}

/** Unpacks a result. Returns null if the block is damaged, so that the result is made again. */
export function unpackResult<Facts>(block: Uint8Array): StoredResult<Facts> | null {
  const buffer = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  if (buffer.length < headerLength || buffer.toString('ascii', 0, magic.length) !== magic) return null;
  const summed = buffer.subarray(magic.length + sumLength);
  if (!digest([summed]).equals(buffer.subarray(magic.length, magic.length + sumLength))) return null;
  const factsEnd = headerLength + buffer.readUInt32BE(headerLength - 8);
  const facts = JSON.parse(buffer.toString('utf8', headerLength, factsEnd)) as Facts;
  return { facts, bytes: new Uint8Array(buffer.subarray(factsEnd)) };
}

function digest(parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
