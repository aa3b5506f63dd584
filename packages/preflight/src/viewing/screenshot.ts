import { decode, encode } from 'fast-png';

/** What a viewer saw at one stage of an ad. */
export interface Screenshot {
  readonly stage: 'cover' | 'started' | 'pause' | 'outro';
  readonly orientation: 'portrait' | 'landscape';
  readonly widthPx: number;
  readonly heightPx: number;
  readonly png: Uint8Array;
}

/** The width of screenshots of an upright phone: several are next to each other in reports. */
const maxWidthPx = 220;

/** Halves a PNG of a phone's screen until it is small enough for a report. */
export function shrinkPng(
  png: Uint8Array,
  orientation: Screenshot['orientation'],
): Pick<Screenshot, 'widthPx' | 'heightPx' | 'png'> {
  const { width, height, channels, data } = decode(png);
  if ((orientation === 'portrait' ? width : height) <= maxWidthPx)
    return { widthPx: width, heightPx: height, png };
  const [widthPx, heightPx] = [Math.floor(width / 2), Math.floor(height / 2)];
  const halved = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (2 * y * width + 2 * x) * channels + channel;
        const sum = [0, channels, width * channels, (width + 1) * channels].reduce(
          (total, offset) => total + (data[at + offset] ?? 0),
          0,
        );
        halved[(y * widthPx + x) * 3 + channel] = sum / 4;
      }
  return shrinkPng(encode({ width: widthPx, height: heightPx, data: halved, channels: 3 }), orientation);
}
