import { Buffer } from 'node:buffer';
import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import type { Network } from '@spinreel/exporters/network';
import { driveAd, type Showing } from '../../drive-ad.ts';
import type { Maker } from '../../opening/maker.ts';
import type { HostedAd } from '../../play-in-host.ts';
import { playedShape } from '../../survey/survey-shapes.ts';
import { finishStages } from '../../viewing/finish-stages.ts';
import { viewerLimits } from '../../viewing/viewer-limits.ts';
import { viewerOf } from '../../viewing/viewer.ts';
import { flashLimits } from '../flashes/flash-limits.ts';
import { type FlashReport, createFlashMeter } from '../flashes/flash-meter.ts';
import { recordMedia, type MediaRecordingOptions, type RecordedMedium } from './record-media.ts';
import { decode } from 'fast-png';
import type { Page } from 'playwright-core';

/** A sound or a video of an ad. */
export interface PlayedMedium {
  /** Null if it could not be read. */
  readonly bytes: Uint8Array | null;
  readonly player: RecordedMedium['player'];
  /** How loud the ad plays it, 0 to 1. */
  readonly volume: number;
}

/** The media of an ad, and what else may flash. */
export interface PlayedMedia {
  readonly origin: Maker['origin'];
  readonly media: readonly PlayedMedium[];
  /** The flashes after the video of our own ad. Null if they could not be filmed, and in ads of other tools. */
  readonly celebration: FlashReport | null;
  /** Whether an ad of another tool draws on a canvas, which is not filmed. */
  readonly hasCanvas: boolean;
}

/**
 * Plays a finished file in its network's host simulator, with its video skipped, and collects its media. The celebration of
 * our own ads is filmed. Media of an ad that cannot be played are left out.
 */
export async function playMedia(showing: Showing): Promise<PlayedMedia> {
  return driveAd(showing, {
    opening: (maker) => ({ viewport, script: composeRecordingScript(maker) }),
    play: (ad, maker) => collectMedia(ad, maker, showing.network),
    refuse: (_, { origin }) => noMedia(origin),
  });
}

const viewport = { width: playedShape.widthPx, height: playedShape.heightPx };

function composeRecordingScript({ origin }: Maker): string {
  const options: MediaRecordingOptions = {
    badgeMs: origin === 'spinreel' ? winningBadgeMs : null,
    maxBytes: 40_000_000,
    maxAreaShare: flashLimits.maxAreaShare,
  };
  return `(${recordMedia.toString()})(${JSON.stringify(options)});`;
}

function noMedia(origin: Maker['origin']): PlayedMedia {
  return { origin, media: [], celebration: null, hasCanvas: false };
}

async function collectMedia(ad: HostedAd, { origin }: Maker, network: Network): Promise<PlayedMedia> {
  const isOurs = origin === 'spinreel';
  const played: { -readonly [Key in keyof PlayedMedia]: PlayedMedia[Key] } = noMedia(origin);
  const play = async (nextStage: () => void) => {
    const viewer = viewerOf(ad, network);
    const { width, height } = viewport;
    const tap = async () => {
      const [button] = (await viewer.look()).buttons;
      await viewer.tap(button ?? { x: width / 2, y: height / 2 });
      await ad.page.waitForTimeout(viewerLimits.settleMs);
    };
    await viewer.waitFor(async () => (await viewer.look()).buttons.length > 0, viewerLimits.coverMs);
    await tap();
    if (!isOurs) await ad.page.waitForTimeout(viewerLimits.loadingMs);
    const hasEnded = async () => {
      await ad.page.evaluate(() => window.spinreelMedia.skipToEnd());
      if (await ad.page.evaluate(() => window.spinreelMedia.isStopped())) return true;
      if ((await viewer.look()).buttons.length > 0) await tap();
      return false;
    };
    const isOver = isOurs && (await viewer.waitFor(hasEnded, viewerLimits.stageMs / 2));
    nextStage();
    const musicVolume = await ad.page.evaluate(readMusicVolume);
    const media = await ad.page.evaluate(() => window.spinreelMedia.readMedia());
    played.media = media.map(({ player, base64, volume }) => ({
      player,
      bytes: base64 === null ? null : Buffer.from(base64, 'base64'),
      volume: isOurs ? { video: 1, audio: musicVolume, context: musicVolume }[player] : (volume ?? 1),
    }));
    played.hasCanvas = !isOurs && (await ad.page.evaluate(() => window.spinreelMedia.hasLargeCanvas()));
    if (isOver) played.celebration = await filmCelebration(ad.page);
  };
  await finishStages(viewerLimits.stageMs, play, ad.ended);
  return played;
}

/** Runs in the page. Reads the volume of our own ad's music; 1 in other ads. */
function readMusicVolume(): number {
  const text = document.querySelector('script#ad-config[type="application/json"]')?.textContent ?? '{}';
  try {
    return (JSON.parse(text) as { musicVolume?: number }).musicVolume ?? 1;
  } catch {
    return 1;
  }
}

/** The width to which the screen is scaled down: as wide as the frames of a video that are measured. */
const widthPx = 96;

/** The time between two frames. Flashes of up to 10 in a second are found. */
const stepMs = 50;

/**
 * Measures the flashes of a page's animations, which `recordMedia` has stopped. They are shown at fixed times, so the result
 * does not depend on the speed of the machine.
 */
async function filmCelebration(page: Page): Promise<FlashReport> {
  const { width, height } = page.viewportSize() ?? { width: widthPx, height: widthPx };
  const devTools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: widthPx / width };
  let meter: ReturnType<typeof createFlashMeter> | null = null;
  for (let timeMs = 0; timeMs < winningBadgeMs; timeMs += stepMs) {
    await page.evaluate((atMs) => window.spinreelMedia.showAnimationsAt(atMs), timeMs);
    const options = { format: 'png', optimizeForSpeed: true, clip } as const;
    const { data } = await devTools.send('Page.captureScreenshot', options);
    const image = decode(Buffer.from(data, 'base64'));
    meter ??= createFlashMeter({ widthPx: image.width, heightPx: image.height });
    meter.addFrame({ rgb: dropAlpha(image), timestampSeconds: timeMs / 1000 });
  }
  await devTools.detach();
  return (meter ?? createFlashMeter({ widthPx: 0, heightPx: 0 })).report();
}

function dropAlpha({ data, channels }: ReturnType<typeof decode>): Uint8Array {
  if (channels === 3) return Uint8Array.from(data);
  return Uint8Array.from({ length: (data.length / channels) * 3 }, (_, at) => {
    return data[Math.floor(at / 3) * channels + (at % 3)] ?? 0;
  });
}
