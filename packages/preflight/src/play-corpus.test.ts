import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCorpusAd } from '../test/corpus/build-corpus-ad.ts';
import {
  corpusNetworkIds,
  ruleIdsFor,
  type CorpusAd,
  type CorpusNetworkId,
} from '../test/corpus/corpus-ad.ts';
import { corpus } from '../test/corpus/corpus.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { playFile } from './play-file.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

/**
 * `PLAY_CORPUS=all` plays every ad for every network three times, which takes hours. `PLAY_CORPUS=one` plays every ad three
 * times for one network, which takes a quarter of it.
 */
const scope = process.env['PLAY_CORPUS'];

/** Few ads, each played with another kind of touch or with another defect. */
const sample: Readonly<Record<string, CorpusNetworkId>> = {
  'phaser/open-chest, native': 'applovin',
  'pixi/spin-reels, multi-network': 'mintegral',
  'canvas/swipe-up, native': 'meta',
  'dom/quiz, multi-network': 'google',
  'defects/store-twice, native': 'applovin',
  'defects/throws-on-start, native': 'meta',
};

const runCount = scope === undefined ? 1 : 3;

const plays = corpus.flatMap((ad, index) => {
  return listNetworkIds(ad, index).flatMap((id) =>
    Array.from({ length: runCount }, (_, run) => ({ ad, name: ad.name, glue: ad.glue, id, run: run + 1 })),
  );
});

// Requirement: preflight.foreign-behaviour
describe.concurrent('an ad that other tools have made', { timeout: 600_000 }, () => {
  test.each(plays)('$name ($glue) for $id gets the verdict of a person, run $run', async ({ ad, id }) => {
    expect(await play(ad, id)).toEqual(expectedOf(ad, id));
  });

  test('gets the same verdict whenever it is played', async () => {
    const ad = corpus.find(({ name }) => name === 'canvas/three-taps')!;
    const runs = await Promise.all([play(ad, 'applovin'), play(ad, 'applovin'), play(ad, 'applovin')]);
    expect(runs).toEqual(runs.map(() => expectedOf(ad, 'applovin')));
  });
});

test('a verdict has small screenshots of the stages, in landscape too if the network requires it', async () => {
  const ad = corpus.find(({ name }) => name === 'dom/play-button')!;
  const upload = await buildCorpusAd(ad, networks.google);
  const { screenshots } = await playFile({
    ...upload,
    network: networks.google,
    browser,
    wantsScreenshots: true,
  });
  expect(screenshots.map(({ stage, orientation }) => `${stage}, ${orientation}`).toSorted()).toEqual([
    'cover, landscape',
    'cover, portrait',
    'outro, landscape',
    'outro, portrait',
    'started, portrait',
  ]);
  for (const { widthPx, heightPx, orientation, png } of screenshots) {
    expect(widthPx < heightPx).toBe(orientation === 'portrait');
    expect(png.length).toBeLessThan(100_000);
  }
}, 600_000);

function listNetworkIds(ad: CorpusAd, index: number): readonly CorpusNetworkId[] {
  if (scope === 'all') return corpusNetworkIds;
  const id =
    scope === 'one' ? corpusNetworkIds[index % corpusNetworkIds.length] : sample[`${ad.name}, ${ad.glue}`];
  return id === undefined ? [] : [id];
}

interface Outcome {
  readonly broken: readonly string[];
  readonly reachesStore: boolean;
}

function expectedOf(ad: CorpusAd, id: CorpusNetworkId): Outcome {
  return { broken: ruleIdsFor(ad.playedProblems, id).toSorted(), reachesStore: ad.reachesStore };
}

async function play(ad: CorpusAd, id: CorpusNetworkId): Promise<Outcome> {
  const network = networks[id];
  const { findings } = await playFile({ ...(await buildCorpusAd(ad, network)), network, browser });
  return {
    broken: findings
      .filter(({ passed }) => !passed)
      .map(({ ruleId }) => ruleId)
      .toSorted(),
    reachesStore: findings.some(({ ruleId }) => ruleId === 'cta-calls-hook'),
  };
}
