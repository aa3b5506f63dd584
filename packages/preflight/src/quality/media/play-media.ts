import { Buffer } from 'node:buffer';
import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../browser/launch-chromium.ts';
import { ExceededLimit } from '../../limits/exceeded-limit.ts';
import type { Maker } from '../../opening/identify-maker.ts';
import { identifyFile, type Showing } from '../../play-file.ts';
import { openInHost, type HostedAd } from '../../play-in-host.ts';
import { playedShape } from '../../survey/survey-shapes.ts';
import { finishStages } from '../../viewing/finish-stages.ts';
import { viewerLimits } from '../../viewing/viewer-limits.ts';
import { viewerOf } from '../../viewing/viewer.ts';
import { flashLimits } from '../flashes/flash-limits.ts';
import type { FlashReport } from '../flashes/flash-meter.ts';
import { filmCelebration } from './film-celebration.ts';
import { recordMedia, type MediaRecordingOptions, type RecordedMedium } from './record-media.ts';

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
  const browser = showing.browser ?? (await launchChromium({ isSealed: true }));
  try {
    return await playInBrowser(showing, browser);
  } finally {
    if (browser !== showing.browser) await browser.close();
  }
}

async function playInBrowser(showing: Showing, browser: Browser): Promise<PlayedMedia> {
  const { bytes, network, signal } = showing;
  signal?.throwIfAborted();
  const { origin } = identifyFile(showing);
  const isOurs = origin === 'spinreel';
  const options: MediaRecordingOptions = {
    badgeMs: isOurs ? winningBadgeMs : null,
    maxBytes: 40_000_000,
    maxAreaShare: flashLimits.maxAreaShare,
  };
  const played: { -readonly [Key in keyof PlayedMedia]: PlayedMedia[Key] } = {
    ...{ origin, media: [], celebration: null, hasCanvas: false },
  };
  const viewport = { width: playedShape.widthPx, height: playedShape.heightPx };
  const script = `(${recordMedia.toString()})(${JSON.stringify(options)});`;
  let ad: HostedAd;
  try {
    ad = await openInHost({ bytes, network, browser, viewport, script });
  } catch (error) {
    if (!browser.isConnected() && !(error instanceof ExceededLimit)) throw error;
    return played;
  }
  // Closing the page rejects all pending calls immediately.
  const stop = () => void ad.close();
  signal?.addEventListener('abort', stop);
  try {
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
    signal?.throwIfAborted();
    return played;
  } finally {
    signal?.removeEventListener('abort', stop);
    await ad.close();
  }
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
