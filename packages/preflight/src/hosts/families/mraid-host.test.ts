import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import { onTap, openScript } from '../../../test/viewings/open-script.ts';

/** The machine may be busy. */
const patience = { timeout: 60_000 };

const url = 'https://store.example/app';

const browser = await launchBrowser();

// Requirement: preflight.host-simulators
test('AppLovin ignores a store call that comes later than a quarter of a second after the touch', async () => {
  const ad = await openReady('applovin', onTap(`setTimeout(function(){mraid.open('${url}')},600)`));
  await ad.page.touchscreen.tap(100, 100);
  await expect.poll(() => ad.ctaCalls(), patience).toHaveLength(1);
  expect(await ad.ctaCalls()).toMatchObject([
    { url, isTrusted: false, ignored: expect.stringMatching(/ms after the last touch/) },
  ]);
  await ad.close();
});

test('AppLovin accepts a call during the tap, and one more after its cooldown', async () => {
  const ad = await openReady('applovin', `addEventListener('click',function(){mraid.open('${url}')})`);
  for (const _ of ['first', 'second']) {
    await ad.page.touchscreen.tap(100, 100);
    await ad.page.waitForTimeout(1200);
  }
  expect(await ad.ctaCalls()).toHaveLength(2);
  expect((await ad.ctaCalls()).every(({ ignored }) => ignored === undefined)).toBe(true);
  await ad.close();
});

test.each(['openStoreURL', 'openStoreUrl'])('ironSource opens the store with mraid.%s()', async (name) => {
  const ad = await openReady('ironsource', onTap(`mraid.${name}('${url}')`));
  await ad.page.touchscreen.tap(100, 100);
  await expect.poll(() => ad.ctaCalls(), patience).toHaveLength(1);
  expect(await ad.ctaCalls()).toMatchObject([{ url, isTrusted: true }]);
  await ad.close();
});

test.each(['viewableChange', 'exposureChange'])('an ad in MRAID 3 may wait for %s', async (name) => {
  const ad = await openReady(
    'unity',
    `addEventListener('load',function(){mraid.addEventListener('ready',function(){mraid.addEventListener('${name}',function(value){window.seen=value})})})`,
  );
  await ad.page.waitForFunction('window.seen === true || window.seen === 100', undefined, patience);
  expect(await ad.hostErrors()).toEqual([]);
  await ad.close();
});

/** Opens an ad of one script, and waits until its host is ready. */
async function openReady(id: 'applovin' | 'ironsource' | 'unity', code: string) {
  const ad = await openScript({ network: networks[id], browser, code });
  await ad.page.waitForFunction(`mraid.getState()==='default'`, undefined, patience);
  return ad;
}
