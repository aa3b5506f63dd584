import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { type CorpusAd, type CorpusNetworkId, corpusNetworkIds } from '../../test/corpus/corpus-ad.ts';
import { corpus } from '../../test/corpus/corpus.ts';
import { playCorpusAd, readExpectedOutcome } from '../../test/corpus/play-corpus-ad.ts';

const browser = await launchBrowser();

/** Each ad for one of the networks. For every network, they would take four times as long. */
const plays = corpus.map((ad, index) => ({
  ad,
  name: ad.name,
  glue: ad.glue,
  id: corpusNetworkIds[index % corpusNetworkIds.length]!,
}));

/** A page that is blocked is ended for its use of the processor, if the browser plays no other ad. */
const isBlocked = ({ name }: { name: string }) => name === 'defects/freezes-on-tap';

describe.concurrent('an ad that other tools have made', () => {
  test.for(plays.filter((play) => !isBlocked(play)))(
    '$name ($glue) for $id gets the verdict of a person in each of two plays',
    ({ ad, id }) => expectKnownOutcomes(ad, id),
  );
});

test.for(plays.filter(isBlocked))('$name ($glue) for $id gets it when it is played alone', ({ ad, id }) =>
  expectKnownOutcomes(ad, id),
);

async function expectKnownOutcomes(ad: CorpusAd, id: CorpusNetworkId): Promise<void> {
  const outcomes = [];
  for (let play = 0; play < 2; play += 1) outcomes.push(await playCorpusAd(ad, id, browser));
  expect(outcomes).toEqual(outcomes.map(() => readExpectedOutcome(ad, id)));
}
