import { messages } from '@spinreel/config-schema/messages';
import type { App } from './app.ts';
import { sendNotice } from './send-notice.ts';
import { sharedPreviewPrefix } from './shared-preview-prefix.ts';

/**
 * Keeps the server to its own machine, although it listens to the network: other machines see shared previews, and of
 * everything else only that it is not for them. Whom a request says that it comes from does not count.
 */
export function addNetworkGuard(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isLoopback(request.socket.remoteAddress ?? '')) return;
    if (request.method === 'GET' && request.url.startsWith(sharedPreviewPrefix)) return;
    return sendNotice(reply, { status: 403, ...messages.preview.onlyHere });
  });
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/^\[(.*)\]$/, '$1');
  return plain === '::1' || plain === 'localhost' || /^127(\.\d{1,3}){3}$/.test(plain);
}
