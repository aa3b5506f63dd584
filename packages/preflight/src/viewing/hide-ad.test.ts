import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { hostMutations } from '../../test/mutations/host-mutations.ts';
import { simplifyDrawing, type PageChange } from '../../test/mutations/page-change.ts';
import { shortAd } from '../../test/ads/short-ad.ts';
import { openInHost } from '../play-in-host.ts';
import { hideAd, hideOncePlaying } from './hide-ad.ts';
import { startAd } from './start-ad.ts';
import { viewerOf } from './viewer.ts';

const browser = await launchBrowser();

/** Longer than the video plays until its first pause. */
const lateMs = 1000;

test('an ad that stays paused after hiding is detected however busy the machine is', async () => {
  const [mutant] = hostMutations['vungle']?.['survives-hiding'] ?? [];
  expect(await hideLate((html) => simplifyDrawing(mutant?.(html) ?? html))).toMatchObject({
    hasGoneOn: false,
  });
});

test('an ad that resumes is recognized however busy the machine is', async () => {
  expect(await hideLate(simplifyDrawing)).toMatchObject({ hasGoneOn: true, soundingCount: 0 });
});

/** Starts an ad and hides it, with a viewer who is slower than the video. */
async function hideLate(mutant: PageChange) {
  const network = networks.vungle;
  const { bytes } = await shortAd(network, { mutant });
  const ad = await openInHost({ bytes, network, browser });
  const viewer = viewerOf(ad, network);
  try {
    await hideOncePlaying(ad);
    expect(await startAd(ad, viewer)).toBe(true);
    await ad.page.waitForTimeout(lateMs);
    return await hideAd(ad, viewer);
  } finally {
    await ad.close();
  }
}
