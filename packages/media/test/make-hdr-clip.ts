import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { HdrTransfer } from '../src/recipes/video-recipe.ts';

/** Red, green and blue of ordinary video, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The luminance of white in ordinary video that is part of an HDR video (ITU-R BT.2408), in candela per square metre. */
const referenceWhite = 203;
const columnPx = 40;
const heightPx = 180;

/**
 * Makes an HEVC clip of half a second as phones record it: 10 bits, BT.2020. Each colour is a column, as ordinary video shows it
 * on a screen of BT.1886 (gamma 2.4).
 */
export async function makeHdrClip(
  path: string,
  { transfer, colours }: { transfer: HdrTransfer; colours: readonly Rgb[] },
): Promise<string> {
  const width = columnPx * colours.length;
  const pixels = colours.map((colour) => encodeYuv(encodeTransfer[transfer](toWideLight(colour))));
  const plane = (component: 0 | 1 | 2, shrink: number) =>
    Array.from({ length: (heightPx / shrink) * (width / shrink) }, (_, at) => {
      const column = Math.floor(((at % (width / shrink)) * shrink) / columnPx);
      return pixels[column]?.[component] ?? 0;
    });
  const frame = Buffer.from(new Uint16Array([...plane(0, 1), ...plane(1, 2), ...plane(2, 2)]).buffer);
  const ffmpeg = spawn('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'yuv420p10le'],
    ...[
      '-s',
      `${width}x${heightPx}`,
      '-r',
      '30',
      '-i',
      '-',
      '-c:v',
      'libx265',
      '-crf',
      '4',
      '-tag:v',
      'hvc1',
    ],
    '-x265-params',
    `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc:range=limited`,
    path,
  ]);
  for (let count = 0; count < 15; count += 1) ffmpeg.stdin.write(frame);
  ffmpeg.stdin.end();
  const [exitCode] = (await once(ffmpeg, 'close')) as [number];
  if (exitCode !== 0) throw new Error(`ffmpeg ended with ${exitCode}`);
  return path;
}

type Triple = [number, number, number];

/** Light in candela per square metre, in the primaries of BT.2020 (ITU-R BT.2087). */
function toWideLight(colour: Rgb): Triple {
  const [r, g, b] = colour.map((value) => referenceWhite * (value / 255) ** 2.4) as Triple;
  return [
    0.6274 * r + 0.3293 * g + 0.0433 * b,
    0.0691 * r + 0.9195 * g + 0.0114 * b,
    0.0164 * r + 0.088 * g + 0.8956 * b,
  ];
}

/** Signal of each component, 0 to 1 (ITU-R BT.2100). */
const encodeTransfer: Readonly<Record<HdrTransfer, (light: Triple) => Triple>> = {
  smpte2084: (light) =>
    light.map((luminance) => {
      const power = (luminance / 10_000) ** 0.1593017578125;
      return ((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power)) ** 78.84375;
    }) as Triple,
  'arib-std-b67': (light) => {
    const [r, g, b] = light.map((luminance) => luminance / 1000) as Triple;
    const luma = 0.2627 * r + 0.678 * g + 0.0593 * b;
    const scale = luma === 0 ? 0 : luma ** (1 / 1.2 - 1);
    return [r, g, b].map((value) => {
      const scene = value * scale;
      if (scene <= 1 / 12) return Math.sqrt(3 * scene);
      return 0.17883277 * Math.log(12 * scene - 0.28466892) + 0.55991073;
    }) as Triple;
  },
};

/** Luma and colour differences of BT.2020 with 10 bits in the narrow range. */
function encodeYuv([r, g, b]: Triple): Triple {
  const luma = 0.2627 * r + 0.678 * g + 0.0593 * b;
  return [
    Math.round(64 + 876 * luma),
    Math.round(512 + (896 * (b - luma)) / 1.8814),
    Math.round(512 + (896 * (r - luma)) / 1.4746),
  ];
}
