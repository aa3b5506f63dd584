import type { Network } from '@spinreel/exporters/network';
import { adNetworks, findNetwork, networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { behaviourRules } from '../../src/behaviour-rules/index.ts';
import { severityOf } from '../../src/finding.ts';
import { playFile } from '../../src/play-file.ts';
import { isRuleOf } from '../../src/rule.ts';
import { behaviourMutations } from './behaviour-mutations.ts';
import { hostMutations } from './host-mutations.ts';
import { simplifyDrawing, type PageChange } from './page-change.ts';
import { familyNetworks } from '../ads/representatives.ts';
import { shortAd, type ShortAdOptions } from '../ads/short-ad.ts';

/** A good ad, and the network for which it is exported. */
export interface GoodAd {
  readonly name: string;
  readonly network: Network;
  readonly options: ShortAdOptions;
}

/** A change to a good ad that breaks one rule of behaviour. */
export interface BreakingChange {
  readonly network: Network;
  readonly id: string;
  /** Its index among the changes of the rule and the network. */
  readonly index: number;
  readonly mutant: PageChange;
}

/** Saves the seconds between the video and the outro. */
export const withoutCelebration = { cta: { showWinningBadgeWhenPlaybackFinishes: false } } as const;

/** The ad that is played for every network. */
const sampleOptions: ShortAdOptions = { pauseFrames: [18, 36], isSplitScreen: true };

/** Sets up audio as sound libraries do: the audio context is connected to its destination, but nothing plays. */
const withSilentContext: PageChange = (html) =>
  html.replace(
    '</body>',
    '<script>var c=new AudioContext();c.createGain().connect(c.destination);c.createOscillator().start()</script></body>',
  );

/** Ads with special parts. */
const specialAds: readonly GoodAd[] = [
  { name: 'no pause', network: networks.applovin, options: { pauseFrames: [] } },
  {
    name: 'two pauses and a picture as button',
    network: networks.meta,
    options: { pauseFrames: [10, 30], hasButtonImage: true },
  },
  { name: 'one pause', network: networks.preview, options: {} },
  {
    name: 'an audio context with nothing to hear',
    network: networks.moloco,
    options: { mutant: withSilentContext },
  },
];

/** An ad with a badge at the end. */
const celebratingAd: GoodAd = {
  name: 'no pause, a badge at the end and a label like the sound button',
  network: networks.moloco,
  options: {
    pauseFrames: [],
    config: {
      cta: { label: 'Mute', showWinningBadge: true, showWinningBadgeWhenPlaybackFinishes: true },
    },
  },
};

/** Every ad for every network. */
export const goodAds: readonly GoodAd[] = [
  ...Object.values<Network>(adNetworks).map((network) => ({
    name: 'two pauses on a split screen',
    network,
    options: sampleOptions,
  })),
  ...familyNetworks.flatMap((network) => [
    { name: 'one pause and no celebration', network, options: { config: withoutCelebration } },
    { name: 'no pause', network, options: { pauseFrames: [] } },
  ]),
  ...specialAds,
  celebratingAd,
];

/** Makes an ad cheap to draw and without a celebration. No rule of behaviour depends on either. */
export function simplify(ad: GoodAd): GoodAd {
  const { mutant = (html) => html, config } = ad.options;
  return {
    ...ad,
    options: {
      ...ad.options,
      config: { ...withoutCelebration, ...config },
      mutant: (html) => simplifyDrawing(mutant(html)),
    },
  };
}

/** All changes, by network and rule. */
export const breakingChanges: readonly BreakingChange[] = [
  { network: networks.moloco as Network, byRule: behaviourMutations },
  ...Object.entries(hostMutations).map(([id, byRule]) => ({ network: findNetwork(id) as Network, byRule })),
].flatMap(({ network, byRule }) =>
  behaviourRules.flatMap(({ id }) =>
    (byRule[id] ?? []).map((mutant, index) => ({ network, id, index, mutant })),
  ),
);

/** Plays an ad, and expects that it breaks no rule of behaviour. */
export async function expectNothingBroken({ network, options }: GoodAd, browser: Browser): Promise<void> {
  const verdict = await playFile({ ...(await shortAd(network, options)), network, browser });
  expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict.passed).toBe(true);
  expect(verdict.findings).toHaveLength(behaviourRules.filter((rule) => isRuleOf(rule, network)).length);
}

/** Plays an ad with changes for one network, and expects that it breaks their rules and no other. */
export async function expectRulesBroken(changes: readonly BreakingChange[], browser: Browser): Promise<void> {
  const network = changes[0]!.network;
  const upload = await shortAd(network, {
    config: withoutCelebration,
    mutant: (html) => simplifyDrawing(changes.reduce(changePage, html)),
  });
  const verdict = await playFile({ ...upload, network, browser });
  const broken = verdict.findings.filter(({ passed }) => !passed);
  const ids = changes.map(({ id }) => id);
  expect(broken.map(({ ruleId }) => ruleId).toSorted()).toEqual(ids.toSorted());
  expect(broken.map(({ message }) => message)).toEqual(ids.map(() => expect.any(String)));
  const brokenRules = behaviourRules.filter(({ id }) => ids.includes(id));
  expect(verdict.passed).toBe(brokenRules.every((rule) => severityOf(rule, network) === 'warning'));
}

function changePage(html: string, { id, mutant }: BreakingChange): string {
  const changed = mutant(html);
  if (changed === html) throw new Error(`The change that breaks ${id} found nothing to change`);
  return changed;
}
