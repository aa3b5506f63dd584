import { networks } from '@spinreel/exporters/networks/index';
import { singleHtml } from '@spinreel/exporters/containers/single-html';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { encodeClip } from '../../test/ads/encode-clip.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { openInHost, type HostedAd } from '../play-in-host.ts';

const browser = await launchBrowser();
let clipUri: string;

beforeAll(async () => {
  const { bytes } = await encodeClip({ durationSeconds: 1, pauseFrames: [] });
  clipUri = `data:video/mp4;base64,${Buffer.from(bytes).toString('base64')}`;
});

async function pageWith(markup: string): Promise<HostedAd> {
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body>${markup}</body></html>`;
  const bytes = await singleHtml.pack([{ path: 'index.html', bytes: utf8(html) }]);
  return openInHost({ bytes, network: networks.moloco, browser });
}

test('detects a video that starts by itself, and its frames', async () => {
  const ad = await pageWith(`<video muted autoplay src="${clipUri}"></video>`);
  await ad.page.waitForFunction(() => window.spinreelHostLog.frames.count > 2);
  expect(await ad.audioState()).toMatchObject({ hasPlayedBeforeTap: true, hasSoundedBeforeTap: false });
  expect((await ad.presentedFrames()).lastMediaTimeSeconds).toBeGreaterThan(0);
  await ad.close();
});

test('detects sound from a media element before the first tap', async () => {
  const ad = await pageWith(
    `<script>var v=document.createElement('video');v.loop=true;v.src='${clipUri}';v.play()</script>`,
  );
  await ad.page.waitForFunction(() => window.spinreelHostLog.hasSoundedBeforeTap);
  expect(await ad.audioState()).toMatchObject({ audibleElements: 1, hasSoundedBeforeTap: true });
  await ad.close();
});

// Requirement: preflight.host-simulators
test('distinguishes a CTA call from a tap from one by a timer, a promise or a script', async () => {
  const ad = await pageWith(
    `<script>addEventListener('click',function(event){FbPlayableAd.onCTAClick();
     if(event.isTrusted){setTimeout(function(){FbPlayableAd.onCTAClick('store')},0);dispatchEvent(new Event('click'))}})</script>`,
  );
  await ad.page.touchscreen.tap(50, 50);
  await ad.page.waitForFunction(() => window.spinreelHostLog.ctaCalls.length === 3);
  const calls = await ad.ctaCalls();
  expect(calls.map(({ isTrusted }) => isTrusted)).toEqual([true, false, false]);
  expect(calls.at(-1)?.argumentCount).toBe(1);
  await ad.close();
});

test.each([
  ['a script', `<script>window['Fb'+'PlayableAd']={onCTAClick(){}}</script>`, true],
  [
    'a script that keeps to it',
    `<script>Object.defineProperty(window,'Fb'+'PlayableAd',{value:{onCTAClick(){}}})</script>`,
    true,
  ],
  ['a class', '<script>class FbPlayableAd{}</script>', true],
  ['nobody', '', false],
])('knows whether the click hook was there before the host: made by %s', async (_, markup, isThere) => {
  const ad = await pageWith(markup);
  await ad.page.waitForTimeout(100);
  expect(await ad.hasOwnHook()).toBe(isThere);
  expect(ad.consoleErrors).toEqual([]);
  await ad.close();
});

test('records requests and errors', async () => {
  const ad = await pageWith(
    `<img src="https://cdn.example/a.png" alt=""><script>navigator.sendBeacon('https://t.example/b','x');throw new Error('broken')</script>`,
  );
  await ad.page.waitForTimeout(200);
  expect([...ad.networkRequests].toSorted()).toEqual(['https://cdn.example/a.png', 'https://t.example/b']);
  expect(ad.consoleErrors.join('\n')).toContain('broken');
  await ad.close();
});
