import type { Network } from '@spinreel/exporters/network';
import type { Browser } from 'playwright-core';
import { judgeViewing } from './behaviour-rule.ts';
import { behaviourRules } from './behaviour-rules/index.ts';
import { findingOf } from './finding.ts';
import { identifyMaker, unknownMaker, type Maker } from './identify-maker.ts';
import { launchChromium } from './launch-chromium.ts';
import { openFile } from './open-file.ts';
import { openInHost, type HostedAd } from './play-in-host.ts';
import { isRuleOf } from './rule.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { emptyViewing, viewAd } from './viewing/view-ad.ts';
import type { Viewing } from './viewing/viewing.ts';

/** A finished file and the browser that plays it. */
export interface Showing {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly network: Network;
  /** A browser from `launchChromium`. If omitted, a browser is started for this file only. */
  readonly browser?: Browser | undefined;
  /** Stops playing. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plays a finished file in its network's host simulator, like a viewer who has never seen it, and checks its behavior.
 * Takes a few seconds longer than the ad. Any bytes produce a verdict, which omits rules about parts that the viewer
 * did not reach. Rejects if no browser can be started, or with the reason of `signal`.
 *
 * @example
 * const { passed, findings } = await playFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 */
export async function playFile(showing: Showing): Promise<Verdict> {
  const { signal } = showing;
  signal?.throwIfAborted();
  const browser = showing.browser ?? (await launchChromium({ isSealed: true }));
  try {
    const viewing = await view(showing, browser);
    signal?.throwIfAborted();
    const { contents } = openFile(showing);
    const maker = contents === null ? unknownMaker : identifyMaker(contents);
    return verdictOf({ ...showing, maker, ...judge({ viewing, network: showing.network, maker }) });
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
  // Closing the page rejects all pending calls immediately.
  const stop = () => void ad.close();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await viewAd(ad, network);
  } finally {
    signal?.removeEventListener('abort', stop);
    await ad.close();
  }
}

/** The findings of all rules, and the rules whose part of the ad the viewer did not reach. */
function judge(options: {
  viewing: Viewing;
  network: Network;
  maker: Maker;
}): Pick<Verdict, 'findings' | 'notJudged'> {
  const { viewing, network, maker } = options;
  const results = behaviourRules
    .filter((rule) => isRuleOf(rule, network))
    .map((rule) => ({ rule, judgement: judgeViewing(rule, viewing, network) }));
  return {
    findings: results.flatMap(({ rule, judgement }) =>
      judgement === undefined ? [] : [findingOf({ rule, network, maker, judgement })],
    ),
    notJudged: results
      .filter(({ judgement }) => judgement === undefined)
      .map(({ rule }) => ({ ruleId: rule.id, reason: 'The viewer did not get this far in the ad.' })),
  };
}
