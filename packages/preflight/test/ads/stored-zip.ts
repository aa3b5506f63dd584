import { crc32 } from 'node:zlib';

interface Entry {
  readonly path: string;
  /** The bytes in the file. */
  readonly packed: Uint8Array;
  readonly method: number;
  /** The unpacked size declared in the directory. */
  readonly size: number;
  readonly crc?: number;
  /** The entry's offset declared in the directory. Omit it for the true offset. */
  readonly offset?: number;
}

/** Builds a ZIP whose directory can contain any values, including false ones. */
export function storedZip(entries: readonly Entry[]): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(entry.method, 4);
    facts.writeUInt32LE(entry.crc ?? crc32(entry.packed), 10);
    facts.writeUInt32LE(entry.packed.length, 14);
    facts.writeUInt32LE(entry.size, 18);
    facts.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(entry.offset ?? offset, 10);
    const record = Buffer.concat([signature(0x04034b50), facts, name, entry.packed]);
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), facts, tail, name]));
    local.push(record);
    offset += record.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, record) => sum + record.length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
