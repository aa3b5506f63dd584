import { networks } from '@spinreel/exporters/networks/index';
import { singleHtml } from '@spinreel/exporters/containers/single-html';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listeningSocket, type ListeningSocket } from '../../test/viewings/listening-socket.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { openInHost, type HostedAd } from '../play-in-host.ts';

/** How long to wait for a datagram, in milliseconds: far longer than the first one needs. */
const patienceMs = 1500;

/** Code that sends datagrams, with the expected log message. */
const attempts = [
  [
    'RTCPeerConnection',
    (place: string) => offer(`window['RTC'+'PeerConnection']`, place),
    (place: string) => `RTCPeerConnection {"iceServers":[{"urls":"stun:${place}"}]}`,
  ],
  [
    'webkitRTCPeerConnection',
    (place: string) => offer(`webkitRTCPeerConnection`, place),
    (place: string) => `webkitRTCPeerConnection {"iceServers":[{"urls":"stun:${place}"}]}`,
  ],
  [
    'RTCPeerConnection of a frame',
    (place: string) =>
      `var f=document.createElement('iframe');document.body.append(f);${offer('f.contentWindow.RTCPeerConnection', place)}`,
    (place: string) => `RTCPeerConnection {"iceServers":[{"urls":"stun:${place}"}]}`,
  ],
  [
    'WebTransport',
    (place: string) => `new WebTransport('https://${place}/')`,
    (place: string) => `WebTransport https://${place}/`,
  ],
  [
    'WebSocketStream',
    (place: string) => `new WebSocketStream('wss://${place}/')`,
    (place: string) => `WebSocketStream wss://${place}/`,
  ],
] as const;

/** For polls: the machine may be busy. */
const patience = { timeout: 60_000 };

let socket: ListeningSocket;

beforeEach(async () => {
  socket = await listeningSocket();
});

afterEach(() => socket.close());

describe.each([{ isSealed: true }, { isSealed: false }])('in a browser with %j', (launch) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium(launch);
  });

  afterAll(() => browser.close());

  test.each(attempts)('%s sends nothing and is recorded as an attempt', async (_, attempt, told) => {
    const ad = await pageWith(attempt(socket.place), browser);
    await expect.poll(() => ad.networkRequests, patience).toEqual([told(socket.place)]);
    await ad.page.waitForTimeout(patienceMs);
    expect(socket.count()).toBe(0);
    expect(ad.consoleErrors).toEqual([]);
    await ad.close();
  });
});

test('records the attempt of an ad that handles the error itself', async () => {
  const browser = await launchChromium({ isSealed: true });
  const ad = await pageWith(`try{new WebTransport('https://a.example')}catch(e){console.error(e)}`, browser);
  await expect.poll(() => ad.networkRequests, patience).toEqual(['WebTransport https://a.example']);
  expect(ad.consoleErrors).toEqual([]);
  await browser.close();
});

function offer(connection: string, place: string): string {
  return `var p=new ${connection}({iceServers:[{urls:'stun:${place}'}]});p.createDataChannel('x');p.createOffer().then(function(o){p.setLocalDescription(o)})`;
}

async function pageWith(code: string, browser: Browser): Promise<HostedAd> {
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body><script>${code}</script></body></html>`;
  const bytes = await singleHtml.pack([{ path: 'index.html', bytes: utf8(html) }]);
  return openInHost({ bytes, network: networks.moloco, browser });
}
