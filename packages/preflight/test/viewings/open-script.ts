import { singleHtml } from '@spinreel/exporters/containers/single-html';
import { zipOfStoredHtml } from '@spinreel/exporters/containers/zip-of-html';
import type { Network } from '@spinreel/exporters/network';
import type { Browser } from 'playwright-core';
import { openInHost, type HostedAd } from '../../src/play-in-host.ts';
import { utf8 } from '../mutations/mutate.ts';

/** Returns code that runs another code at the first click. */
export function onTap(code: string): string {
  return `addEventListener('click',function(){${code}},{once:true})`;
}

/**
 * Opens an ad of one script in its network's host. `code` runs before the network's own script, and `bodyCode` after it.
 */
export async function openScript(options: {
  network: Network;
  browser: Browser;
  code: string;
  bodyCode?: string;
}): Promise<HostedAd> {
  const { network, browser, code, bodyCode = '' } = options;
  const html = `<!doctype html><html><head><meta charset="utf-8"><script>${code}</script>${network.headMarkup}</head><body>${network.bodyMarkup}<script>${bodyCode}</script></body></html>`;
  const container = network.container.extension === 'zip' ? zipOfStoredHtml : singleHtml;
  const bytes = await container.pack([{ path: 'index.html', bytes: utf8(html) }]);
  return openInHost({ bytes, network, browser });
}

/** Taps when the host has defined an object or a function, which may be some time after the page has loaded. */
export async function tapWhenDefined(ad: HostedAd, name: string): Promise<void> {
  await ad.page.waitForFunction(
    `(() => { try { return ${name} !== undefined } catch { return false } })()`,
    undefined,
    { timeout: 60_000 },
  );
  await ad.page.touchscreen.tap(100, 100);
}
