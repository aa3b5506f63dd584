import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { buildCorpusAd } from '../../test/corpus/build-corpus-ad.ts';
import type { CorpusAd } from '../../test/corpus/corpus-ad.ts';
import { corpus } from '../../test/corpus/corpus.ts';
import { playCorpusAd, readExpectedOutcome } from '../../test/corpus/play-corpus-ad.ts';
import { playFile } from '../play-file.ts';

const browser = await launchBrowser();

/** One ad of an engine that is good, and one with a defect. All: play-corpus.proof.ts. */
const plays = (
  [
    ['phaser/open-chest', 'native', 'applovin'],
    ['defects/store-twice', 'native', 'applovin'],
  ] as const
).map(([name, glue, id]) => ({ ad: findAd(name, glue), name, glue, id }));

// Requirement: preflight.foreign-behaviour
describe.concurrent('an ad that other tools have made', { timeout: 600_000 }, () => {
  test.for(plays)('$name ($glue) for $id gets the verdict of a person', async ({ ad, id }, { expect }) => {
    expect(await playCorpusAd(ad, id, browser)).toEqual(readExpectedOutcome(ad, id));
  });
});

test('a verdict has small screenshots of the stages, in landscape too if the network requires it', async () => {
  const ad = findAd('dom/play-button', 'native');
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

function findAd(name: string, glue: string): CorpusAd {
  const ad = corpus.find((each) => each.name === name && each.glue === glue);
  if (ad === undefined) throw new Error(`The corpus has no ad ${name} (${glue})`);
  return ad;
}
