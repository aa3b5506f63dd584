import type { Showing } from '../../play-file.ts';
import { createFlashMeter, type FlashReport, type RgbFrame } from '../flashes/flash-meter.ts';
import type { MeasuredMedia } from '../measure.ts';
import { playMedia, type PlayedMedium } from './play-media.ts';

/** Decodes media. `createMediaTools` of `@spinreel/media` does it with ffmpeg. */
export interface MediaTools {
  /**
   * Passes on all frames of a video, about 100 pixels wide. `start` is called first, with the number of pixels of each frame.
   * Resolves to whether the video could be decoded.
   */
  readFrames(bytes: Uint8Array, start: (pixelCount: number) => (frame: RgbFrame) => void): Promise<boolean>;
  /** Resolves to the loudness at full volume; null if the sound could not be decoded. */
  measureLoudness(bytes: Uint8Array): Promise<MeasuredMedia['loudness']>;
}

/**
 * Measures the flashes and the loudness of a finished file, for `checkPublishing`. Takes a few seconds. What cannot be decoded
 * is null. Rejects if no browser can be started, or with the reason of `signal`.
 *
 * @example
 * const media = await measureMedia({ bytes, fileName, network, tools: createMediaTools() });
 */
export async function measureMedia(showing: Showing & { tools: MediaTools }): Promise<MeasuredMedia> {
  const { tools } = showing;
  const { media, celebration } = await playMedia(showing);
  const reports: FlashReport[] = celebration === null ? [] : [celebration];
  const levels: Level[] = [];
  let areFlashesKnown = media.some(({ player }) => player === 'video');
  for (const medium of media) {
    const level = await tools.measureLoudness(medium.bytes);
    if (level !== null) levels.push(applyVolume(level, medium));
    if (medium.player !== 'video') continue;
    const report = await measureFlashes(medium.bytes, tools);
    if (report === null) areFlashesKnown = false;
    else reports.push(report);
  }
  return {
    flashes: areFlashesKnown
      ? {
          general: Math.max(0, ...reports.map(({ general }) => general.maxPerSecond)),
          red: Math.max(0, ...reports.map(({ red }) => red.maxPerSecond)),
        }
      : null,
    loudness: levels.length === media.length && media.length > 0 ? mix(levels) : null,
  };
}

type Level = NonNullable<MeasuredMedia['loudness']>;

async function measureFlashes(bytes: Uint8Array, tools: MediaTools): Promise<FlashReport | null> {
  let meter = createFlashMeter(0);
  const isDecoded = await tools.readFrames(bytes, (pixelCount) => {
    meter = createFlashMeter(pixelCount);
    return (frame) => meter.addFrame(frame);
  });
  return isDecoded ? meter.report() : null;
}

function applyVolume({ integratedLufs, peakDb }: Level, { volume }: PlayedMedium): Level {
  if (volume === 0) return { integratedLufs: null, peakDb: null };
  const gainDb = 20 * Math.log10(volume);
  return {
    integratedLufs: integratedLufs === null ? null : integratedLufs + gainDb,
    peakDb: peakDb === null ? null : peakDb + gainDb,
  };
}

/** The loudness of sounds that play at the same time: their powers add up. */
function mix(levels: readonly Level[]): Level {
  const heard = levels.flatMap(({ integratedLufs }) => integratedLufs ?? []);
  const peaks = levels.flatMap(({ peakDb }) => peakDb ?? []);
  const power = heard.reduce((sum, lufs) => sum + 10 ** (lufs / 10), 0);
  return {
    integratedLufs: power === 0 ? null : 10 * Math.log10(power),
    peakDb: peaks.length === 0 ? null : Math.max(...peaks),
  };
}
