import type { Network } from '@spinreel/exporters/network';
import type { Browser } from 'playwright-core';
import { launchChromium } from './browser/launch-chromium.ts';
import { ExceededLimit } from './limits/exceeded-limit.ts';
import { unknownMaker, type Maker } from './opening/maker.ts';
import { openFile } from './opening/open-file.ts';
import { openInHost, type HostedAd, type OpeningOptions } from './play-in-host.ts';
import { withTimeLimit } from './limits/time-limit.ts';

/** A finished file and the browser that plays it. */
export interface Showing {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly network: Network;
  /** A browser from `launchChromium`. If omitted, a browser is started for this file only. */
  readonly browser?: Browser | undefined;
  /** Stops playing. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the result contains screenshots of the stages of the ad. False by default. */
  readonly wantsScreenshots?: boolean | undefined;
}

/** What is done with an opened ad. */
export interface Drive<Result> {
  /** Returns how the page is opened, by who made the file. */
  readonly opening: (maker: Maker) => Omit<OpeningOptions, 'bytes' | 'network' | 'browser'>;
  /** Plays the ad. If the signal aborts, the page is closed, so that all calls to it reject immediately. */
  readonly play: (ad: HostedAd, maker: Maker) => Promise<Result>;
  /** Returns the result for a file that cannot be played. */
  readonly refuse: (refusal: OpeningRefusal, maker: Maker) => Result;
}

/** Why a file could not be opened in a browser. */
export interface OpeningRefusal {
  /** A sentence. */
  readonly reason: string;
  /** Whether the page was ended because it exceeded a limit while it loaded. */
  readonly hasExceededLimit: boolean;
}

/**
 * Opens a finished file in its network's host simulator, plays it, and closes it. Starts a browser if none is given. Any bytes
 * produce a result. Rejects if no browser can be started, if the browser ends, with errors of `play`, or with the reason of
 * `signal`.
 */
export async function driveAd<Result>(showing: Showing, drive: Drive<Result>): Promise<Result> {
  const { signal } = showing;
  signal?.throwIfAborted();
  const browser = showing.browser ?? (await launchChromium({ isSealed: true }));
  try {
    const result = await driveInBrowser({ ...showing, browser }, drive);
    signal?.throwIfAborted();
    return result;
  } finally {
    if (browser !== showing.browser) await browser.close();
  }
}

async function driveInBrowser<Result>(
  { bytes, network, browser, signal }: Showing & { browser: Browser },
  { opening, play, refuse }: Drive<Result>,
): Promise<Result> {
  const maker = identifyFile(bytes, network);
  let ad: HostedAd;
  try {
    ad = await openInHost({ ...opening(maker), bytes, network, browser });
  } catch (error) {
    if (error instanceof ExceededLimit)
      return refuse({ reason: error.message, hasExceededLimit: true }, maker);
    if (!browser.isConnected()) throw error;
    return refuse({ reason: 'The page could not be opened.', hasExceededLimit: false }, maker);
  }
  // Closing the page rejects all pending calls immediately.
  const stop = () => void ad.close();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await play(ad, maker);
  } finally {
    signal?.removeEventListener('abort', stop);
    await ad.close();
  }
}

/** Time limit for reading a file, in milliseconds. Only a file built to exhaust the parser reaches it. */
const readingLimitMs = 20_000;

/** Recognizes who made a file, which does not depend on its name. `openInHost` reads it under the same name. */
function identifyFile(bytes: Uint8Array, network: Network): Maker {
  try {
    return withTimeLimit(
      readingLimitMs,
      () => openFile({ bytes, fileName: '', network }).contents?.maker ?? unknownMaker,
    );
  } catch {
    return unknownMaker;
  }
}
