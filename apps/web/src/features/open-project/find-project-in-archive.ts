const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;

/** The end record, and the longest comment after it. */
const endBytes = 22 + 0xff_ff;

/**
 * Finds the project file in a ZIP of exports, which stores files without compressing them. Reads only the directory, because
 * the exports may be larger than what the server accepts. Returns null if there is none or more than one.
 */
export async function findProjectInArchive(archive: File): Promise<File | null> {
  const tail = await readView(archive, archive.size - endBytes, archive.size);
  const end = findEnd(tail);
  if (end === null) return null;
  const start = tail.getUint32(end + 16, true);
  const directory = await readView(archive, start, start + tail.getUint32(end + 12, true));
  const [entry, ...others] = listEntries(directory).filter(({ name }) => name.endsWith('.spinreel'));
  if (entry === undefined || others.length > 0 || !entry.isStored) return null;
  const header = await readView(archive, entry.offset, entry.offset + 30);
  if (header.byteLength < 30) return null;
  const from = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  return new File([archive.slice(from, from + entry.sizeBytes)], entry.name);
}

function findEnd(tail: DataView): number | null {
  for (let at = tail.byteLength - 22; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endSignature) return at;
  return null;
}

function listEntries(directory: DataView) {
  const entries: { name: string; isStored: boolean; sizeBytes: number; offset: number }[] = [];
  let at = 0;
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === entrySignature) {
    const nameBytes = directory.getUint16(at + 28, true);
    const name = new Uint8Array(directory.buffer).subarray(at + 46, at + 46 + nameBytes);
    entries.push({
      name: new TextDecoder().decode(name),
      isStored: directory.getUint16(at + 10, true) === 0,
      sizeBytes: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

async function readView(file: File, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(Math.max(0, start), end).arrayBuffer());
}
