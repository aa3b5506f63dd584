import type { Showing } from '../../drive-ad.ts';
import type { FrameSize } from '../flashes/fields-of-view.ts';
import { createFlashMeter, type FlashReport, type RgbFrame } from '../flashes/flash-meter.ts';
import type { MeasuredMedia, UnseenPart } from '../measure.ts';
import { playMedia, type PlayedMedium } from './play-media.ts';

/** Decodes media. `createMediaTools` of `@spinreel/media` does it with ffmpeg. */
export interface MediaTools {
  /**
   * Passes on all frames of a video, about 100 pixels wide. `start` is called first, with the size of each frame. Resolves to
   * whether the video could be decoded.
   */
  readFrames(bytes: Uint8Array, start: (size: FrameSize) => (frame: RgbFrame) => void): Promise<boolean>;
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
  const { origin, media, celebration, hasCanvas } = await playMedia(showing);
  const reports: FlashReport[] = celebration === null ? [] : [celebration];
  const levels: (Level | null)[] = [];
  const unseen = new Set<UnseenPart>(hasCanvas ? ['canvas'] : []);
  if (origin === 'spinreel' && celebration === null) unseen.add('celebration');
  for (const medium of media) {
    levels.push(await measureLevel(medium, tools));
    if (medium.player !== 'video') continue;
    const report = medium.bytes === null ? null : await measureFlashes(medium.bytes, tools);
    if (report === null) unseen.add('video');
    else reports.push(report);
  }
  const heard = levels.filter((level) => level !== null);
  const isHeard = media.length > 0 && heard.length === media.length;
  return {
    flashes:
      reports.length === 0
        ? null
        : {
            general: Math.max(...reports.map(({ general }) => general.maxPerSecond)),
            red: Math.max(...reports.map(({ red }) => red.maxPerSecond)),
          },
    unseen: [...unseen],
    loudness: isHeard ? { spinreel: mix, foreign: findLoudest }[origin](heard) : null,
  };
}

type Level = NonNullable<MeasuredMedia['loudness']>;

async function measureFlashes(bytes: Uint8Array, tools: MediaTools): Promise<FlashReport | null> {
  let meter = createFlashMeter({ widthPx: 0, heightPx: 0 });
  const isDecoded = await tools.readFrames(bytes, (size) => {
    meter = createFlashMeter(size);
    return (frame) => meter.addFrame(frame);
  });
  return isDecoded ? meter.report() : null;
}

/** Resolves to the loudness at the volume of the ad; null if it could not be measured. */
async function measureLevel({ bytes, volume }: PlayedMedium, tools: MediaTools): Promise<Level | null> {
  if (volume === 0) return silence;
  const level = bytes === null ? null : await tools.measureLoudness(bytes);
  if (level === null) return null;
  const { integratedLufs, peakDb } = level;
  const gainDb = 20 * Math.log10(volume);
  return {
    integratedLufs: integratedLufs === null ? null : integratedLufs + gainDb,
    peakDb: peakDb === null ? null : peakDb + gainDb,
  };
}

const silence: Level = { integratedLufs: null, peakDb: null };

/** The sounds of an ad of which nothing is known need not play at the same time. */
function findLoudest(levels: readonly Level[]): Level {
  const [loudest = silence] = levels.toSorted(
    (a, b) => (b.integratedLufs ?? -Infinity) - (a.integratedLufs ?? -Infinity),
  );
  return loudest;
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
