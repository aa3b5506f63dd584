/** Samples in one frame of an MPEG-1 layer III stream. */
export const samplesPerFrame = 1152;

const bitratesKbps = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];

/** One frame of an MP3 stream: its place in the file and its bitrate in kbit/s. */
export interface Mp3Frame {
  offset: number;
  sizeBytes: number;
  bitrateKbps: number;
}

/** Parses the frames of an MPEG-1 layer III stream that starts at the first byte. Throws if a frame has no header. */
export function mp3Frames(stream: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  let offset = 0;
  while (offset + 4 <= stream.length) {
    const [sync = 0, version = 0, rates = 0] = stream.subarray(offset, offset + 3);
    const bitrateKbps = bitratesKbps[rates >> 4] ?? 0;
    const rate = sampleRates[(rates >> 2) & 3];
    if (sync !== 0xff || (version & 0xfe) !== 0xfa || bitrateKbps === 0 || rate === undefined) {
      throw new Error(`No MP3 frame at byte ${offset}.`);
    }
    const sizeBytes = Math.floor((144_000 * bitrateKbps) / rate) + ((rates >> 1) & 1);
    if (offset + sizeBytes > stream.length) break;
    frames.push({ offset, sizeBytes, bitrateKbps });
    offset += sizeBytes;
  }
  return frames;
}
