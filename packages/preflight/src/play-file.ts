import type { Network } from '@spinreel/exporters/network';
import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright';
import { judgeViewing } from './behaviour-rule.ts';
import { behaviourRules } from './behaviour-rules/index.ts';
import { findingOf } from './finding.ts';
import { launchChromium } from './launch-chromium.ts';
import { openInHost, type HostedAd } from './play-in-host.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { emptyViewing, viewAd } from './viewing/view-ad.ts';
import type { Viewing } from './viewing/viewing.ts';

/** A finished file, and where it is played. */
export interface Showing {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly network: NetworkId;
  /** From `launchChromium`; without one, a browser is started for this file alone. */
  readonly browser?: Browser | undefined;
  /** Ends the showing; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plays a finished file in the simulation of its network's web view, as a viewer who knows nothing of it, and judges how
 * it behaves. It takes as long as the ad does and some seconds more. Whatever the bytes are, the answer is a verdict:
 * rules about what the viewer never came to are left out. Rejects when no browser can be started, or with the reason of
 * `signal`.
 *
 * @example
 * const { passed, findings } = await playFile({ bytes, fileName: 'ad.zip', network: 'meta' });
 */
export async function playFile(showing: Showing): Promise<Verdict> {
  const { bytes, network, signal } = showing;
  signal?.throwIfAborted();
  const browser = showing.browser ?? (await launchChromium({ isSealed: true }));
  try {
    const viewing = await view(showing, browser);
    signal?.throwIfAborted();
    return verdictOf({ bytes, network, findings: findingsOf(viewing, networks[network]) });
  } finally {
    if (browser !== showing.browser) await browser.close();
  }
}

async function view({ bytes, network, signal }: Showing, browser: Browser): Promise<Viewing> {
  let ad: HostedAd;
  try {
    ad = await openInHost({ bytes, network, browser });
  } catch (error) {
    if (!browser.isConnected()) throw error;
    return emptyViewing('The page could not be opened.');
  }
  // Whatever waits for the page is then rejected at once.
  const stop = () => void ad.close();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await viewAd(ad);
  } finally {
    signal?.removeEventListener('abort', stop);
    await ad.close();
  }
}

function findingsOf(viewing: Viewing, network: Network) {
  return behaviourRules
    .filter((rule) => rule.appliesTo(network))
    .flatMap((rule) => {
      const violation = judgeViewing(rule, viewing);
      return violation === undefined ? [] : [findingOf(rule, network, violation)];
    });
}
