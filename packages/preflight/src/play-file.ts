import type { Network } from '@spinreel/exporters/network';
import type { Browser } from 'playwright-core';
import { judgeViewing } from './behaviour-rules/judge-viewing.ts';
import { unknownMaker, type Maker } from './opening/identify-maker.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { ExceededLimit } from './limits/exceeded-limit.ts';
import { openFile } from './opening/open-file.ts';
import { openInHost, type HostedAd } from './play-in-host.ts';
import { hashBytes } from './remember-by-bytes.ts';
import { withTimeLimit } from './time-limit.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import type { Screenshot } from './viewing/screenshot.ts';
import { emptyViewing, viewAd } from './viewing/view-ad.ts';

/** A finished file and the browser that plays it. */
export interface Showing {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly network: Network;
  /** A browser from `launchChromium`. If omitted, a browser is started for this file only. */
  readonly browser?: Browser | undefined;
  /** Stops playing. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the verdict contains screenshots of the stages of the ad. False by default. */
  readonly wantsScreenshots?: boolean | undefined;
}

/** The result of playing a file. */
export interface PlayedVerdict extends Verdict {
  /** What the viewer saw, reduced to the size of a thumbnail. Empty unless they were asked for. */
  readonly screenshots: readonly Screenshot[];
}

/**
 * Plays a finished file in its network's host simulator, like a viewer who has never seen it, and checks its behavior.
 * Takes a few seconds longer than the ad. Any bytes produce a verdict; rules about parts that the viewer did not reach are
 * in `notJudged`. A file that this product has not made is explored: the viewer looks at its pixels, and tries taps, swipes
 * and drags until one opens the store, which may take minutes if none does. Rejects if no browser can be started, or with
 * the reason of `signal`.
 *
 * @example
 * const { passed, findings } = await playFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 */
export async function playFile(showing: Showing): Promise<PlayedVerdict> {
  const { bytes, fileName, network, signal } = showing;
  signal?.throwIfAborted();
  const browser = showing.browser ?? (await launchChromium({ isSealed: true }));
  try {
    const maker = identifyFile(showing);
    const { viewing, screenshots } = await view(showing, browser, maker);
    signal?.throwIfAborted();
    const verdict = verdictOf({
      fileName,
      network,
      maker,
      sha256: hashBytes(bytes),
      ...judgeViewing({ viewing, network, maker }),
    });
    return { ...verdict, screenshots };
  } finally {
    if (browser !== showing.browser) await browser.close();
  }
}

/**
 * Returns the verdict on a file whose play was ended from outside, because it took too much of the machine. `reason` is a
 * sentence.
 */
export function refusePlay(showing: Omit<Showing, 'browser' | 'signal'>, reason: string): PlayedVerdict {
  const { bytes, fileName, network } = showing;
  const viewing = emptyViewing(null, reason);
  const judged = judgeViewing({ viewing, network, maker: unknownMaker });
  const sha256 = hashBytes(bytes);
  return { ...verdictOf({ fileName, network, maker: unknownMaker, sha256, ...judged }), screenshots: [] };
}

/** Time limit for reading a file, in milliseconds. Only a file built to exhaust the parser reaches it. */
const readingLimitMs = 20_000;

/** Recognizes who made a file. Any bytes have a maker. */
export function identifyFile({ bytes, fileName, network }: Showing): Maker {
  try {
    return withTimeLimit(
      readingLimitMs,
      () => openFile({ bytes, fileName, network }).contents?.maker ?? unknownMaker,
    );
  } catch {
    return unknownMaker;
  }
}

async function view(
  { bytes, network, signal, wantsScreenshots = false }: Showing,
  browser: Browser,
  { origin }: Maker,
): ReturnType<typeof viewAd> {
  let ad: HostedAd;
  try {
    ad = await openInHost({ bytes, network, browser, endsWithVideo: origin === 'spinreel' });
  } catch (error) {
    if (error instanceof ExceededLimit)
      return { viewing: emptyViewing(null, error.message), screenshots: [] };
    if (!browser.isConnected()) throw error;
    return { viewing: emptyViewing('The page could not be opened.'), screenshots: [] };
  }
  // Closing the page rejects all pending calls immediately.
  const stop = () => void ad.close();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await viewAd(ad, { network, origin, wantsScreenshots });
  } finally {
    signal?.removeEventListener('abort', stop);
    await ad.close();
  }
}
