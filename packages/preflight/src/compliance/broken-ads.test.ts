import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { presets } from '@spinreel/config-schema/compliance/presets/presets';
import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { expectChangesFound, playedAds, playedPresets } from '../../test/surveys/play-texts.ts';

const browser = await launchBrowser();

/** The changes that each ad and each kind of text has. */
const demandedChanges = ['removing', 'shrinking', 'hiding', 'recolouring', 'shortening'] as const;

test('every preset is played with every change, and every text is changed in every way', () => {
  expect(new Set(playedPresets.map(([id]) => id))).toEqual(new Set(presets.map(({ id }) => id)));
  for (const { presetId, changes } of playedAds.slice(0, presets.length))
    expect
      .soft(
        changes.map(({ change }) => change),
        presetId,
      )
      .toEqual(expect.arrayContaining([...demandedChanges]));
  for (const id of complianceElements) {
    const done = playedAds.flatMap(({ changes }) => changes.filter(({ element }) => element === id));
    expect
      .soft(
        done.map(({ change }) => change),
        id,
      )
      .toEqual(expect.arrayContaining([...demandedChanges]));
  }
});

// Requirement: compliance.checks
describe.concurrent('texts in a played ad', { timeout: 1_800_000 }, () => {
  // The ads of the other presets: broken-ads.proof.ts.
  test.each(playedAds.slice(-1))(
    'each changed text of $presetId is found by its own rule, for $networkId',
    (played) => expectChangesFound(played, browser),
  );
});
