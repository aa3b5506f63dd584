/** Samples in each frame of MPEG-1 layer 3. */
export const samplesPerMp3Frame = 1152;

/** One frame of an MP3. */
export interface Mp3Frame {
  readonly bytes: Uint8Array;
  readonly bitrateKbps: number;
  readonly sampleRate: number;
  /** Bytes of earlier frames that this frame needs; 0 if it is independent. */
  readonly reservoirBytes: number;
  /** Whether it is a Xing, Info or VBRI header instead of sound. */
  readonly isHeader: boolean;
}

const bitratesKbps = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];

/**
 * Parses the frames of an MPEG-1 layer 3 stream. Returns null if it contains anything else, such as a tag or a damaged
 * frame.
 */
export function parseMp3Frames(bytes: Uint8Array): Mp3Frame[] | null {
  const frames: Mp3Frame[] = [];
  for (let offset = 0; offset < bytes.length;) {
    const frame = parseFrame(bytes, offset);
    if (!frame) return null;
    frames.push(frame);
    offset += frame.bytes.length;
  }
  return frames;
}

function parseFrame(bytes: Uint8Array, offset: number): Mp3Frame | null {
  const [sync = 0, version = 0, rates = 0, mode = 0] = bytes.subarray(offset, offset + 4);
  if (sync !== 0xff || (version & 0xfe) !== 0xfa) return null;
  const bitrateKbps = bitratesKbps[rates >> 4];
  const sampleRate = sampleRates[(rates >> 2) & 3];
  if (!bitrateKbps || !sampleRate) return null;
  const length = Math.floor((144_000 * bitrateKbps) / sampleRate) + ((rates >> 1) & 1);
  const frame = bytes.subarray(offset, offset + length);
  if (frame.length < length) return null;
  const sideInfo = (version & 1) === 1 ? 4 : 6;
  const reservoirBytes = (frame[sideInfo] ?? 0) * 2 + ((frame[sideInfo + 1] ?? 0) >> 7);
  const isMono = mode >> 6 === 3;
  return {
    bytes: frame,
    bitrateKbps,
    sampleRate,
    reservoirBytes,
    isHeader: isHeader(frame, sideInfo, isMono),
  };
}

function isHeader(frame: Uint8Array, sideInfo: number, isMono: boolean): boolean {
  const afterSideInfo = sideInfo + (isMono ? 17 : 32);
  return ['Xing', 'Info'].includes(text(frame, afterSideInfo)) || text(frame, 36) === 'VBRI';
}

function text(frame: Uint8Array, offset: number): string {
  return String.fromCharCode(...frame.subarray(offset, offset + 4));
}
