import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { checkPage, findPageErrors, foreignPage, listErrors } from '../test/ads/foreign-page.ts';

const { applovin, bigo, google, ironsource, meta, mintegral, moloco, snapchat, tiktok, unity } = networks;

const glue = `function open_(url){
  if (typeof FbPlayableAd !== "undefined") FbPlayableAd.onCTAClick();
  else if (typeof mraid !== "undefined") mraid.open(url);
  else window.open(url);
}`;

// Requirement: preflight.multi-network
test.each([meta, applovin])(
  'accepts guarded calls of other networks and a fallback for $id',
  async (network) => {
    const { findings } = await checkPage(
      foreignPage(`<script>${glue};mraid_=window.mraid&&mraid.getState()</script>`),
      network,
    );
    expect(listErrors({ findings })).toEqual([]);
    expect(findings.find(({ ruleId }) => ruleId === 'no-redirects')).toMatchObject({
      severity: 'advice',
      message: expect.stringMatching(/opens a page only if the CTA call is missing/),
    });
  },
);

/** A build for many networks, which asks for the object of each host. */
const universal = `function install_(url){
  if (window.mraid && typeof mraid.open === "function") { mraid.open(url); return; }
  if (typeof FbPlayableAd !== "undefined") return FbPlayableAd.onCTAClick();
  if (window.ExitApi) ExitApi.exit();
  else if (window.ScPlayableAd) ScPlayableAd.onCTAClick();
  else if (window.install) window.install();
  else if (window.playableSDK && playableSDK.openAppStore) playableSDK.openAppStore();
  else if (window.openAppStore) window.openAppStore();
  else if (window.BGY_MRAID) BGY_MRAID.open();
  else window.open(url, "_blank") || (location.href = url);
}`;

// Requirement: preflight.multi-network
test.each([applovin, ironsource, unity, meta, google, snapchat, mintegral, tiktok, bigo])(
  'takes the last branch of a build for many networks for no redirect on $id',
  async (network) => {
    const { findings } = await checkPage(foreignPage(`<script>${universal}</script>`), network);
    expect(findings.find(({ ruleId }) => ruleId === 'no-redirects')).toMatchObject({
      passed: false,
      severity: 'advice',
    });
  },
);

test('takes the last branch for a redirect on a network for which the build does not ask', async () => {
  const code = universal.replaceAll('mraid', 'dapi');
  expect(await findPageErrors(foreignPage(`<script>${code}</script>`), applovin)).toContain('no-redirects');
});

test.each([
  '<script src="https://artifacts.applovin.com/playables/1.2/ALPlayableAnalytics-1.2.0.js"></script>',
  '<script>s=document.createElement("script");s.src="https://artifacts.applovin.com/p/ALPlayableAnalytics.js"</script>',
])('knows AppLovin’s own script, which only AppLovin provides: %s', async (markup) => {
  const reported = async (network: Network) =>
    (await checkPage(foreignPage(markup), network)).findings
      .filter(({ occurrences }) => occurrences.some(({ excerpt }) => excerpt.includes('artifacts.applovin')))
      .map(({ ruleId }) => ruleId);
  expect(await reported(applovin)).toEqual([]);
  expect(await reported(unity)).toContain('no-external-references');
});

test('rejects the fallback for Moloco, which searches for it', async () => {
  expect(await findPageErrors(foreignPage(`<script>${glue}</script>`), moloco)).toEqual(['no-redirects']);
});

test('advises to check for other networks before their calls', async () => {
  const { findings } = await checkPage(foreignPage('<script>mraid.useCustomClose(true)</script>'), meta);
  expect(findings.find(({ ruleId }) => ruleId === 'guarded-host-calls')).toMatchObject({
    passed: false,
    severity: 'advice',
  });
});

test.each(['openStoreURL', 'openStoreUrl'])(
  'accepts mraid.%s() as the store call of ironSource',
  async (name) => {
    const call = `<script>mraid.getState();go=function(url){mraid.${name}(url)}</script>`;
    const page = foreignPage(`<script src="mraid.js"></script>${call}`);
    expect(await findPageErrors(page, ironsource)).toEqual([]);
    expect(await findPageErrors(page, unity)).toContain('cta-hook');
  },
);
