import type { NetworkId } from '@spinreel/exporters/networks/index';
import { clickHookHost } from './click-hook-host.ts';
import { metaWrapper } from './meta-wrapper.ts';
import { refusalMark, refuseNetwork } from './refuse-network.ts';
import { watchPage } from './watch-page.ts';
import { watchSound } from './watch-sound.ts';

/** What stands between an ad and the world on each network, besides that no network can be reached. */
const hosts: Readonly<Record<NetworkId, readonly (() => void)[]>> = {
  meta: [clickHookHost, metaWrapper],
  moloco: [clickHookHost],
  preview: [],
};

/**
 * The text of the script that has to run in a page before an ad, to make the page a network's host. One text, because
 * browsers do not promise an order between several. `openInHost` does it for you; with a browser driver of your own:
 *
 * @example
 * await context.addInitScript({ content: hostScript('meta') });
 */
export function hostScript(network: NetworkId): string {
  const parts = [watchPage, watchSound, refuseNetwork, ...hosts[network]];
  return parts.map((part) => `(${part.toString()})(${JSON.stringify(refusalMark)});`).join('\n');
}
