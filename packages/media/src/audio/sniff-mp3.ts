/** The most padding or junk before the first frame. ffmpeg's MP3 reader skips as much. */
export const mp3JunkBytes = 64 * 1024;
/** Consecutive frames that prove an MP3 after junk. A single header occurs in any data by chance. */
const provingFrames = 4;
/** The longest frame, in whole bytes: 320 kbit/s at 32 kHz. */
const maxFrameBytes = 1441;
/** The number of bytes at the start of a file that `isMp3BehindJunk` needs. */
export const mp3SniffedBytes = mp3JunkBytes + provingFrames * maxFrameBytes;

const bitratesKbps = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/**
 * Whether consecutive MP3 frames start somewhere near the beginning of a file. Some editors pad their files with zeros.
 */
export function isMp3BehindJunk(head: Uint8Array): boolean {
  const last = Math.min(mp3JunkBytes, head.length - 4);
  for (
    let offset = head.indexOf(0xff);
    offset >= 0 && offset <= last;
    offset = head.indexOf(0xff, offset + 1)
  ) {
    if (hasFramesAt(head, offset)) return true;
  }
  return false;
}

/** Version, layer and sample rate, which are constant within a file. */
const fixedBits = 0xfffe0c00;

function hasFramesAt(head: Uint8Array, start: number): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const first = view.getUint32(start);
  let offset = start;
  for (let frame = 0; frame < provingFrames; frame += 1) {
    if (offset + 4 > head.length) return false;
    const header = view.getUint32(offset);
    const lengthBytes = readFrameLength(header);
    if (lengthBytes === null || ((header ^ first) & fixedBits) !== 0) return false;
    offset += lengthBytes;
  }
  return true;
}

/** Reads the length of a layer 3 frame in bytes from its header. Returns null if the header is not valid. */
function readFrameLength(header: number): number | null {
  const version = (header >>> 19) & 3;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3) return null;
  const isMpeg1 = version === 3;
  const bitrateKbps = bitratesKbps[isMpeg1 ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15];
  const baseRate = sampleRates[(header >>> 10) & 3];
  if (!bitrateKbps || baseRate === undefined) return null;
  const sampleRate = baseRate / { 3: 1, 2: 2, 0: 4 }[version as 3 | 2 | 0];
  const padding = (header >>> 9) & 1;
  return Math.floor(((isMpeg1 ? 144_000 : 72_000) * bitrateKbps) / sampleRate) + padding;
}
