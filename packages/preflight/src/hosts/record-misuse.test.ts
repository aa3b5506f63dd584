import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { onTap, openScript, tapWhenDefined } from '../../test/viewings/open-script.ts';

/** The machine may be busy. */
const patience = { timeout: 60_000 };

const browser = await launchBrowser();

/** The store call of each network whose call takes no URL, as an ad makes it. A further argument can follow. */
const storeCalls = [
  [networks.bigo, 'BGY_MRAID.open'],
  [networks.google, 'ExitApi.exit'],
  [networks.kwai, 'playableSDK.openAppStore'],
  [networks.meta, 'FbPlayableAd.onCTAClick'],
  [networks.mintegral, 'window.install'],
  [networks.mytarget, 'MTRG.onCTAClick'],
  [networks.smadex, 'smxTracking.redirect'],
  [networks.snapchat, 'ScPlayableAd.onCTAClick'],
  [networks.tencent, '_gdtUnSdk.playAble.onClick'],
  [networks.tiktok, 'window.openAppStore'],
] as const;

const trusted = { isTrusted: true, isUserActive: true, argumentCount: 0, url: null };

const byTimer = { isTrusted: false, argumentCount: 1, url: null };

// Requirement: preflight.host-simulators
describe.concurrent('the host records each store call of one tap', () => {
  test.for(storeCalls)('of $id', async ([network, call], { expect }) => {
    const sdk = network.id === 'tencent' ? `window._gdtUnSdk=new GDTUnSdk({type:'playable'});` : '';
    const ad = await openPage(
      network,
      onTap(`${sdk}${call}();${call}();setTimeout(function(){${call}('store')},50)`),
    );
    await tapWhenDefined(ad, sdk === '' ? call : 'GDTUnSdk');
    await expect.poll(() => ad.ctaCalls(), patience).toHaveLength(3);
    expect(await ad.ctaCalls()).toEqual([trusted, trusted, expect.objectContaining(byTimer)]);
    expect(await ad.hasOwnHook()).toBe(false);
    expect(await ad.hostErrors()).toEqual([]);
    await ad.close();
  });

  test('of Vungle, of which only messages to any origin arrive', async ({ expect }) => {
    const ad = await openPage(
      networks.vungle,
      onTap(
        `parent.postMessage('download',location.origin);parent.postMessage('download','*');setTimeout(function(){parent.postMessage('download','*',[])},50)`,
      ),
    );
    await ad.page.touchscreen.tap(100, 100);
    await expect.poll(() => ad.ctaCalls(), patience).toHaveLength(2);
    expect(await ad.ctaCalls()).toEqual([trusted, expect.objectContaining(byTimer)]);
    await ad.close();
  });

  test.for([
    [networks.applovin, 'mraid.open'],
    [networks.web, 'window.open'],
  ] as const)('of $id, whose call takes the URL of a store', async ([network, call], { expect }) => {
    const url = 'https://store.example/app';
    const ad = await openPage(
      network,
      onTap(`${call}('${url}');${call}();setTimeout(function(){${call}('market://details?id=lucky')},50)`),
    );
    // A call before the event `ready` is a further violation.
    if (network.family === 'mraid') await ad.page.waitForFunction(`mraid.getState()==='default'`);
    await ad.page.touchscreen.tap(100, 100);
    await expect.poll(() => ad.ctaCalls(), patience).toHaveLength(3);
    expect(await ad.ctaCalls()).toEqual([
      { ...trusted, argumentCount: 1, url },
      // AppLovin ignores a second call.
      network.family === 'mraid' ? { ...trusted, ignored: expect.stringMatching(/again/) } : trusted,
      expect.objectContaining({ ...byTimer, url: 'market://details?id=lucky' }),
    ]);
    expect(await ad.hostErrors()).toEqual([
      'The ad opens "market://details?id=lucky", which is not a store URL.',
    ]);
    await ad.close();
  });
});

describe.concurrent('the host notices an ad that defines the store call itself', () => {
  test.for([
    [networks.bigo, 'window.BGY_MRAID={}'],
    [networks.google, 'window.ExitApi={}'],
    [networks.kwai, 'window.playableSDK={}'],
    [networks.mintegral, 'window.install=function(){}'],
    [networks.mytarget, 'window.MTRG={}'],
    [networks.smadex, 'window.smxTracking={}'],
    [networks.tencent, 'window._gdtUnSdk={}'],
    [networks.tiktok, 'window.openAppStore=function(){}'],
  ] as const)('of $id', async ([network, code], { expect }) => {
    const ad = await openPage(network, code);
    await expect.poll(() => ad.hasOwnHook(), patience).toBe(true);
    await ad.close();
  });
});

describe.concurrent('the host records measurement events', () => {
  test.for([
    [
      networks.applovin,
      'ALPlayableAnalytics',
      `ALPlayableAnalytics.trackEvent('CHALLENGE_STARTED')`,
      'CHALLENGE_STARTED',
    ],
    [
      networks.kwai,
      'playableSDK',
      `playableSDK.sendEvent('AD_TRY_PLAY_GAME_START')`,
      'AD_TRY_PLAY_GAME_START',
    ],
    [
      networks.kwai,
      'playableSDK',
      'playableSDK.sendEvent(playableSDK.EventType.AD_LANDING_PAGE_LOADED)',
      'AD_LANDING_PAGE_LOADED',
    ],
    [networks.meta, 'FbPlayableAd', 'FbPlayableAd.logGameLoad()', 'logGameLoad'],
    [networks.smadex, 'smxTracking', `smxTracking.event('start')`, 'start'],
    [networks.tiktok, 'playableSDK', `playableSDK.sendEvent('win')`, 'win'],
  ] as const)('of $id', async ([network, object, code, name], { expect }) => {
    const ad = await openPage(network, onTap(`${code};${code}`));
    await tapWhenDefined(ad, object);
    await expect.poll(() => ad.measurementCalls(), patience).toEqual([name, name]);
    await ad.close();
  });

  test('of InMobi, which are requests', async ({ expect }) => {
    const ad = await openPage(
      networks.inmobi,
      `INMOBI_DSPMACROS={Gameplay_Complete:'$GAMEPLAY_COMPLETE'};new Image().src=INMOBI_DSPMACROS.Gameplay_Complete`,
    );
    await expect.poll(() => ad.measurementCalls(), patience).toEqual(['Gameplay_Complete']);
    expect(ad.networkRequests).toEqual([]);
    await ad.close();
  });
});

describe.concurrent('the host records misuse of its interface', () => {
  test('of Tencent', async ({ expect }) => {
    const ad = await openPage(
      networks.tencent,
      onTap(`new GDTUnSdk({type:'playable'});new GDTUnSdk({type:'banner'}).playAble.onClick()`),
    );
    await tapWhenDefined(ad, 'GDTUnSdk');
    await expect.poll(() => ad.hostErrors(), patience).toHaveLength(3);
    expect(await ad.hostErrors()).toEqual([
      'The ad creates the SDK more than once.',
      'The ad creates the SDK for another kind of ad.',
      'The ad does not keep its SDK in window._gdtUnSdk.',
    ]);
    await ad.close();
  });

  test('of Mintegral', async ({ expect }) => {
    const ad = await openPage(
      networks.mintegral,
      onTap('window.gameReady();window.gameEnd();window.gameReady=function(){}'),
    );
    await tapWhenDefined(ad, 'window.gameReady');
    await expect.poll(() => ad.hostErrors(), patience).toHaveLength(2);
    expect(await ad.hostErrors()).toEqual([
      'The ad replaces window.gameReady(), which is the network’s own.',
      'The ad does not define window.gameStart().',
    ]);
    expect(await ad.lifecycle()).toEqual({
      calls: ['gameReady', 'gameEnd'],
      errors: ['The ad reports gameEnd before its outro.'],
    });
    await ad.close();
  });

  test('of BIGO', async ({ expect }) => {
    const ad = await openPage(networks.bigo, '', 'BGY_MRAID.gameReady();BGY_MRAID.gameEnd()');
    const errors = ['The ad reports gameReady while it loads.', 'The ad reports gameEnd before its outro.'];
    await expect.poll(() => ad.lifecycle(), patience).toEqual({ calls: ['gameReady', 'gameEnd'], errors });
    await ad.close();
  });

  test('of Vungle', async ({ expect }) => {
    const ad = await openPage(
      networks.vungle,
      onTap(`parent.postMessage('complete','*');parent.postMessage('download','*')`),
    );
    await ad.page.touchscreen.tap(100, 100);
    const errors = [
      'The ad reports complete before its outro.',
      'The ad sends "complete" together with "download".',
    ];
    await expect.poll(() => ad.lifecycle(), patience).toEqual({ calls: ['complete'], errors });
    await ad.close();
  });

  test('of MRAID', async ({ expect }) => {
    const ad = await openPage(
      networks.applovin,
      `mraid.isViewable();mraid.open('https://store.example/app');mraid.addEventListener('viewableChange',function(){});mraid.addEventListener('volume',function(){});mraid.close();mraid.expand();mraid.resize();mraid.useCustomClose(true)`,
    );
    expect(await ad.hostErrors()).toEqual([
      'The ad calls mraid.isViewable() before the event "ready".',
      'The ad calls mraid.open() before the event "ready".',
      'The ad calls mraid.addEventListener() before the event "ready".',
      expect.stringContaining('The ad listens for "volume", which MRAID'),
      ...['close', 'expand', 'resize', 'useCustomClose'].map(
        (name) => `The ad calls mraid.${name}(), which is the network’s own.`,
      ),
    ]);
    await ad.close();
  });
});

describe.concurrent('a page that leaves or connects is recorded', () => {
  test.for([
    ['navigations', `location.href='https://store.example/app'`, 'https://store.example/app'],
    ['navigations', `location.href='market://details?id=lucky'`, 'market://details?id=lucky'],
    ['navigations', 'location.reload()', 'https://ad.invalid/index.html'],
    ['navigations', `window.open('https://store.example/app')`, 'https://store.example/app'],
    ['navigations', 'window.open()', 'a new window'],
    ['networkRequests', `navigator.sendBeacon('https://t.example/b','x')`, 'https://t.example/b'],
    ['networkRequests', 'new RTCPeerConnection({})', 'RTCPeerConnection {}'],
  ] as const)('in its %s: %s', async ([list, code, place], { expect }) => {
    const ad = await openPage(networks.moloco, onTap(code));
    await ad.page.touchscreen.tap(100, 100);
    await expect.poll(() => [...ad[list]], patience).toContain(place);
    await ad.close();
  });
});

function openPage(network: Network, code: string, bodyCode = '') {
  return openScript({ network, browser, code, bodyCode });
}
