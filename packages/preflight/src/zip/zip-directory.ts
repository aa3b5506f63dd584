/** One entry of a ZIP's central directory. Nothing here has been verified by unpacking. */
export interface ZipDirectoryEntry {
  readonly path: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly headerOffset: number;
}

/** The size of the header in front of each file, without its name, in bytes. */
export const localSizeBytes = 30;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSizeBytes = 22;
const entrySizeBytes = 46;
const maxCommentBytes = 0xffff;
const encryptedFlag = 1;

/** Returns the declared number of entries in constant time, or null if the bytes are not a ZIP. */
export function zipEntryCount(bytes: Uint8Array): number | null {
  const end = endOffset(bytes);
  return end === null ? null : view(bytes).getUint16(end + 10, true);
}

/**
 * Reads a ZIP's central directory. Returns null if the bytes are not a ZIP, or it is damaged. ZIP64 counts as damaged.
 */
export function zipDirectory(bytes: Uint8Array): ZipDirectoryEntry[] | null {
  return readDirectory(bytes)?.entries ?? null;
}

/**
 * Whether all readers find the entries of `zipDirectory`, and no others: there is one end record on one disk, the directory
 * is directly in front of it, the files are in front of the directory, and nothing refers to ZIP64.
 */
export function isUnambiguousZip(bytes: Uint8Array): boolean {
  const end = endOffset(bytes);
  const directory = readDirectory(bytes);
  if (end === null || directory === null) return false;
  const data = view(bytes);
  for (let offset = end + 1; offset + 4 <= bytes.length; offset += 1)
    if (data.getUint32(offset, true) === endSignature) return false;
  const isOneDisk = data.getUint32(end + 4, true) === 0;
  const hasAllEntries = data.getUint16(end + 8, true) === directory.entries.length;
  const start = data.getUint32(end + 16, true);
  const isInFrontOfEnd = directory.endOffset === end && start + data.getUint32(end + 12, true) === end;
  return (
    isOneDisk &&
    hasAllEntries &&
    isInFrontOfEnd &&
    directory.entries.every((entry) => entry.headerOffset + localSizeBytes + entry.packedBytes <= start)
  );
}

function readDirectory(bytes: Uint8Array): { entries: ZipDirectoryEntry[]; endOffset: number } | null {
  const end = endOffset(bytes);
  if (end === null) return null;
  const data = view(bytes);
  const count = data.getUint16(end + 10, true);
  let offset = data.getUint32(end + 16, true);
  const entries: ZipDirectoryEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + entrySizeBytes > end || data.getUint32(offset, true) !== entrySignature) return null;
    const nameLength = data.getUint16(offset + 28, true);
    const nextOffset =
      offset +
      entrySizeBytes +
      nameLength +
      data.getUint16(offset + 30, true) +
      data.getUint16(offset + 32, true);
    if (nextOffset > end) return null;
    entries.push({
      path: new TextDecoder().decode(
        bytes.subarray(offset + entrySizeBytes, offset + entrySizeBytes + nameLength),
      ),
      isEncrypted: (data.getUint16(offset + 8, true) & encryptedFlag) !== 0,
      method: data.getUint16(offset + 10, true),
      crc32: data.getUint32(offset + 16, true),
      packedBytes: data.getUint32(offset + 20, true),
      unpackedBytes: data.getUint32(offset + 24, true),
      headerOffset: data.getUint32(offset + 42, true),
    });
    offset = nextOffset;
  }
  return { entries, endOffset: offset };
}

/** Finds the offset of the end-of-central-directory record, which only a comment may follow. */
function endOffset(bytes: Uint8Array): number | null {
  const data = view(bytes);
  const first = Math.max(0, bytes.length - endSizeBytes - maxCommentBytes);
  for (let offset = bytes.length - endSizeBytes; offset >= first; offset -= 1) {
    if (data.getUint32(offset, true) !== endSignature) continue;
    if (data.getUint16(offset + 20, true) === bytes.length - offset - endSizeBytes) return offset;
  }
  return null;
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
