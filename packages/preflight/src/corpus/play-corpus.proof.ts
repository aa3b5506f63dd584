import { describe, test } from 'vitest';
import { shareBrowser } from '../../test/share-browser.ts';
import { corpusNetworkIds } from '../../test/corpus/corpus-ad.ts';
import { corpus } from '../../test/corpus/corpus.ts';
import { playCorpusAd, readExpectedOutcome } from '../../test/corpus/play-corpus-ad.ts';

const browser = await shareBrowser();

/** Each ad for one of the networks. Every network three times would take hours. */
const plays = corpus.map((ad, index) => ({
  ad,
  name: ad.name,
  glue: ad.glue,
  id: corpusNetworkIds[index % corpusNetworkIds.length]!,
}));

describe.concurrent('an ad that other tools have made', () => {
  test.for(plays)(
    '$name ($glue) for $id gets the verdict of a person in each of three plays',
    async ({ ad, id }, { expect }) => {
      const outcomes = [];
      for (let play = 0; play < 3; play += 1) outcomes.push(await playCorpusAd(ad, id, browser));
      expect(outcomes).toEqual(outcomes.map(() => readExpectedOutcome(ad, id)));
    },
  );
});
