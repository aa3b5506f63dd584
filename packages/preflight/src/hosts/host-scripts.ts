import type { NetworkId } from '@spinreel/exporters/networks/index';
import { clickHookHost } from './click-hook-host.ts';
import { metaWrapper } from './meta-wrapper.ts';
import { watchPage } from './watch-page.ts';

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
  return [watchPage, ...hosts[network]].map((part) => `(${part.toString()})();`).join('\n');
}
