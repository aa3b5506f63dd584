import { describe, expect, test } from 'vitest';
import { shareBrowser } from '../../test/share-browser.ts';
import { expectChangesFound, judgeForeignAd, listBroken, playedAds } from '../../test/surveys/play-texts.ts';

const browser = await shareBrowser();

describe.concurrent('texts in a played ad', () => {
  test.each(playedAds)('each changed text of $presetId is found by its own rule, for $networkId', (played) =>
    expectChangesFound(played, browser),
  );
});

test('texts in a foreign ad are not judged if a canvas may contain them', async () => {
  const report = await judgeForeignAd({ isCanvas: true }, browser);
  expect(listBroken(report)).toEqual([]);
  expect(report?.notJudged.map(({ reason }) => reason)).toContain(
    'The helpline may be in a canvas, whose text cannot be read. Check it by eye.',
  );
});
