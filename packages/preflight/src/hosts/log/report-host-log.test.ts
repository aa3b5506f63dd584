import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { type HostCall, hostMessageSource, wizardMessageSource } from '@spinreel/exporters/preview-messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import { reportingHostScript } from '../host-scripts.ts';

/** Gives an ad's script the function `log`, which reports what the ad received. */
const logScript = 'const log = (value) => spinreelHostLog.lifecycle.calls.push(String(value));';

/** For polls: the machine may be busy. */
const patience = { timeout: 60_000 };

const browser = await launchBrowser();

// Requirement: preview.as-network
test('reports the store call with its URL, measurement events and violations to the window around the ad', async () => {
  const { page, reported } = await openFrame(
    networks.applovin,
    `ALPlayableAnalytics.trackEvent('LOADING');
     mraid.addEventListener('ready', () => { mraid.open('https://store.example/app'); mraid.close() })`,
  );
  await expect.poll(reported, patience).toEqual([
    { kind: 'measurement', name: 'LOADING' },
    { kind: 'store', url: 'https://store.example/app' },
    { kind: 'problem', text: 'The ad calls mraid.close(), which is the network’s own.' },
  ]);
  await page.close();
});

test('receives the messages that an ad sends to the page around it, and passes on only calls', async () => {
  const { page, reported } = await openFrame(
    networks.vungle,
    `parent.postMessage('complete', '*'); setTimeout(() => parent.postMessage('download', '*'), 100)`,
  );
  await expect.poll(reported, patience).toEqual([
    { kind: 'problem', text: 'The ad reports complete before its outro.' },
    { kind: 'lifecycle', name: 'complete' },
    { kind: 'store', url: null },
  ]);
  expect(await page.evaluate(() => window.received.filter((data) => typeof data === 'string'))).toEqual([]);
  await page.close();
});

test('reports the measurement requests of InMobi, which the page’s policy blocks', async () => {
  const { page, reported } = await openFrame(
    networks.inmobi,
    `INMOBI_DSPMACROS = { Ad_Viewable: '$P_AD_READY' }; new Image().src = INMOBI_DSPMACROS.Ad_Viewable;
     new Image().src = 'https://tracker.invalid/pixel'`,
  );
  await expect.poll(reported, patience).toEqual([{ kind: 'measurement', name: 'Ad_Viewable' }]);
  await page.close();
});

test.each([
  [networks.applovin, whenReady(`mraid.addEventListener('viewableChange', log)`), ['ready', 'true']],
  [
    networks.meta,
    `document.addEventListener('visibilitychange', () => log(!document.hidden)); log('ready')`,
    ['ready'],
  ],
] as const)('hides and shows the ad as the host of $label does', async (network, script, start) => {
  const { page, command, reported } = await openFrame(network, logScript + script);
  await expect.poll(reported, patience).toEqual(start.map(asReport));
  await command({ source: wizardMessageSource, isHidden: true });
  await expect.poll(reported, patience).toEqual([...start, 'false'].map(asReport));
  await command({ source: wizardMessageSource, isHidden: false });
  await expect.poll(reported, patience).toEqual([...start, 'false', 'true'].map(asReport));
  await page.close();
});

test('sets the volume, and obeys the window around the ad alone', async () => {
  const { page, command, reported } = await openFrame(
    networks.unity,
    logScript +
      whenReady(`mraid.addEventListener('audioVolumeChange', log);
        window.postMessage({ source: '${wizardMessageSource}', volume: 0.1 }, '*')`),
  );
  await expect.poll(reported, patience).toEqual(['ready', '100'].map(asReport));
  await command({ source: 'somebody', volume: 0.2 });
  await command(null);
  await command({ source: wizardMessageSource, volume: 0 });
  await expect.poll(reported, patience).toEqual(['ready', '100', '0'].map(asReport));
  await page.close();
});

function whenReady(script: string): string {
  return `mraid.addEventListener('ready', () => { ${script}; log('ready') })`;
}

/** Returns the report of a value that an ad logs. */
function asReport(name: string): HostCall {
  return { kind: 'lifecycle', name };
}

/** Opens an ad in its simulated host, in a frame like the wizard's. */
async function openFrame(network: Network, script: string) {
  const page: Page = await browser.newPage();
  await page.setContent('<iframe sandbox="allow-scripts"></iframe>');
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'">`;
  const html = `<!doctype html><head>${policy}<script>${reportingHostScript(network)}</script></head><script>${script}</script>`;
  await page.evaluate((content) => {
    window.received = [];
    window.addEventListener('message', ({ data }) => window.received.push(data));
    for (const frame of document.querySelectorAll('iframe')) frame.srcdoc = content;
  }, html);
  const reported = () =>
    page.evaluate(
      (source) => window.received.flatMap((data) => (data.source === source ? [data.call as HostCall] : [])),
      hostMessageSource,
    );
  const command = (data: object | null) =>
    page.evaluate((sent) => window.frames[0]?.postMessage(sent, '*'), data);
  return { page, reported, command };
}

declare global {
  interface Window {
    /** The messages that the test's page has received. */
    received: { readonly source?: unknown; readonly call?: unknown }[];
  }
}
