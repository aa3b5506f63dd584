import { describe, expect, test } from 'vitest';
import { legalBlock } from '../../test/ads/legal-page.ts';
import { launchBrowser } from '../../test/launch-browser.ts';
import {
  expectChangesFound,
  foreignPreset,
  judgeForeignAd,
  listBroken,
  listExpected,
  playedAds,
} from '../../test/surveys/play-texts.ts';

const browser = await launchBrowser();

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

test('texts in a foreign ad are judged if they are in the page', async () => {
  const markup = `${legalBlock(foreignPreset)}<style>[data-element="ageMark"] { font-size: 7px }</style>`;
  const report = await judgeForeignAd({ markup }, browser);
  expect(report?.notJudged).toEqual([]);
  expect(listBroken(report)).toEqual(
    (['cover', 'gameplay', 'outro'] as const)
      .flatMap((screen) => listExpected([{ change: 'shrinking', element: 'ageMark', screen }]))
      .toSorted(),
  );
});
