import { open, readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import { nullWhenMissing } from '../null-when-missing.ts';

/** Sizes and places in SQLite's files, from https://sqlite.org/fileformat2.html#walformat and https://sqlite.org/walformat.html. */
const format = {
  logHeaderBytes: 32,
  frameHeaderBytes: 24,
  /** The last bit indicates whether checksums use big-endian numbers. */
  magic: 0x37_7f_06_82,
  indexHeaderBytes: 48,
  /** A page of 65536 bytes is written as 1. */
  pageSizeAt: 16,
} as const;

/**
 * Checks the write-ahead log of the SQLite database at `path` before SQLite opens it, because SQLite silently drops
 * what it cannot read: with a damaged header the entire log, with a damaged frame everything after it. A partly written
 * last transaction is normal after a crash.
 *
 * Returns whether everything ever acknowledged is provably there, which the log's index shows after a crash of the
 * process. Throws if acknowledged transactions are unreadable. Changes nothing.
 */
export async function checkSqliteLog(path: string): Promise<{ isProvenWhole: boolean }> {
  // Before the log: another process may be writing, and the log is never behind its index.
  const index = await readIndex(`${path}-shm`);
  const log = await readLog(path);
  if (log === null) return { isProvenWhole: index !== null && index.frames === index.framesInDatabase };
  const isSameLog = index?.salts.equals(log.salts) === true;
  const isShort = isSameLog && log.committedFrames < index.frames;
  if (log.isBroken || isShort) throw new LogDamaged(path, 'is damaged in the middle');
  return { isProvenWhole: isSameLog };
}

/** Thrown when the database's log (WAL) contains acknowledged transactions that cannot be read. */
export class LogDamaged extends Error {
  override readonly name = 'LogDamaged';

  constructor(path: string, how: string) {
    super(`its log ${path}-wal ${how}, so the last saved changes cannot be read`);
  }
}

interface Log {
  /** The log's salts, which change every time the log is restarted. */
  readonly salts: Buffer;
  /** The number of frames up to the end of the last complete transaction. */
  readonly committedFrames: number;
  /** Whether complete transactions follow a frame that cannot be read. */
  readonly isBroken: boolean;
}

/** Reads the log. Returns null if nothing was ever written to it. */
async function readLog(path: string): Promise<Log | null> {
  const bytes = await readFile(`${path}-wal`).catch(nullWhenMissing);
  // SQLite flushes the header before the first frame.
  if (bytes === null || bytes.length <= format.logHeaderBytes) return null;
  const magic = bytes.readUInt32BE(0);
  const isBigEndian = magic === format.magic + 1;
  if (!isBigEndian && magic !== format.magic) throw new LogDamaged(path, 'has a damaged header');
  const start = checksum(bytes.subarray(0, 24), [0, 0], isBigEndian);
  if (!isStored(start, bytes, 24)) throw new LogDamaged(path, 'has a damaged header');
  const pageBytes = bytes.readUInt32BE(8);
  if (pageBytes !== (await readPageBytes(path))) throw new LogDamaged(path, 'belongs to another database');
  return { salts: bytes.subarray(16, 24), ...walkFrames({ bytes, pageBytes, start, isBigEndian }) };
}

function walkFrames(log: {
  bytes: Buffer;
  pageBytes: number;
  start: Checksum;
  isBigEndian: boolean;
}): Pick<Log, 'committedFrames' | 'isBroken'> {
  const { bytes, pageBytes, isBigEndian } = log;
  const frameBytes = format.frameHeaderBytes + pageBytes;
  const count = Math.floor((bytes.length - format.logHeaderBytes) / frameBytes);
  const salts = bytes.subarray(16, 24);
  let previous = log.start;
  let [committedFrames, isReadable, isAfterCommit] = [0, true, false];
  for (let number = 1; number <= count; number += 1) {
    const frame = bytes.subarray(format.logHeaderBytes + (number - 1) * frameBytes).subarray(0, frameBytes);
    const sum = checksum(
      frame.subarray(24),
      checksum(frame.subarray(0, 8), previous, isBigEndian),
      isBigEndian,
    );
    const isSound =
      frame.subarray(8, 16).equals(salts) && frame.readUInt32BE(0) > 0 && isStored(sum, frame, 16);
    // A transaction starts only after the previous one is on the disk, so the previous one was acknowledged.
    if (!isReadable && isAfterCommit && isSound) return { committedFrames, isBroken: true };
    const isFirstUnreadable = isReadable && !isSound;
    if (!isSound) isReadable = false;
    const isCommit = frame.readUInt32BE(4) > 0;
    if (isReadable && isCommit) committedFrames = number;
    isAfterCommit = isCommit && (isSound || isFirstUnreadable);
    // Each frame's sum continues from the one before, as stored there: so frames after a damaged one can be judged.
    previous = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
  return { committedFrames, isBroken: false };
}

/** The size of a database's pages; null where it has none, and then a log belongs to another one. */
async function readPageBytes(path: string): Promise<number | null> {
  const file = await open(path).catch(nullWhenMissing);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, format.pageSizeAt);
    if (bytesRead < 2) return null;
    return buffer.readUInt16BE(0) === 1 ? 65_536 : buffer.readUInt16BE(0);
  } finally {
    await file.close();
  }
}

interface LogIndex {
  readonly salts: Buffer;
  /** The number of committed frames in the log. */
  readonly frames: number;
  /** The number of frames already copied into the database. */
  readonly framesInDatabase: number;
}

/**
 * Reads the log's index. Returns null if it is missing or incomplete: SQLite never flushes it and rebuilds it from the
 * log.
 */
async function readIndex(path: string): Promise<LogIndex | null> {
  const bytes = await readFile(path).catch(nullWhenMissing);
  const { indexHeaderBytes } = format;
  if (bytes === null || bytes.length < 2 * indexHeaderBytes + 4) return null;
  const header = bytes.subarray(0, indexHeaderBytes);
  if (!header.equals(bytes.subarray(indexHeaderBytes, 2 * indexHeaderBytes))) return null;
  const isBigEndian = endianness() === 'BE';
  const number = (at: number): number => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  const [first, second] = checksum(header.subarray(0, 40), [0, 0], isBigEndian);
  const isWhole = header[12] === 1 && first === number(40) && second === number(44);
  if (!isWhole) return null;
  return {
    salts: header.subarray(32, 40),
    frames: number(16),
    framesInDatabase: number(2 * indexHeaderBytes),
  };
}

type Checksum = readonly [number, number];

/** Computes SQLite's checksum over pairs of 32-bit numbers, continued from an earlier one. */
function checksum(bytes: Buffer, from: Checksum, isBigEndian: boolean): Checksum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [first, second] = from;
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + view.getUint32(at, !isBigEndian) + second) >>> 0;
    second = (second + view.getUint32(at + 4, !isBigEndian) + first) >>> 0;
  }
  return [first, second];
}

function isStored([first, second]: Checksum, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}
