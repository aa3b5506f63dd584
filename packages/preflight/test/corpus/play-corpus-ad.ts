import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { playFile } from '../../src/play-file.ts';
import { buildCorpusAd } from './build-corpus-ad.ts';
import { ruleIdsFor, type CorpusAd, type CorpusNetworkId } from './corpus-ad.ts';

/** The part of a played ad's verdict that a person can give too. */
interface Outcome {
  /** The ids of the rules that the ad breaks, in alphabetical order. */
  readonly brokenRuleIds: readonly string[];
  readonly reachesStore: boolean;
}

/** Returns the outcome that a person who played the ad noted in the corpus. */
export function readExpectedOutcome(ad: CorpusAd, id: CorpusNetworkId): Outcome {
  return {
    brokenRuleIds: ruleIdsFor(ad.playedProblems, id).toSorted(),
    reachesStore: ad.reachesStore,
  };
}

/** Plays an ad of the corpus for a network. */
export async function playCorpusAd(ad: CorpusAd, id: CorpusNetworkId, browser: Browser): Promise<Outcome> {
  const network = networks[id];
  const { findings } = await playFile({ ...(await buildCorpusAd(ad, network)), network, browser });
  return {
    brokenRuleIds: findings
      .filter(({ passed }) => !passed)
      .map(({ ruleId }) => ruleId)
      .toSorted(),
    reachesStore: findings.some(({ ruleId }) => ruleId === 'cta-calls-hook'),
  };
}
