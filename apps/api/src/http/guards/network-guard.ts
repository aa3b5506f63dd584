import { messages } from '@spinreel/config-schema/messages/messages';
import type { App } from '../app.ts';
import { sendNotice } from '../pages/send-notice.ts';
import { sharedCheckPrefix, sharedPreviewPrefix } from '../pages/shared-prefixes.ts';

/**
 * Lets other machines in the network open only shared previews and reports, and responds with 403 to all their other requests.
 * Forwarding headers are ignored, because clients can forge them.
 */
export function addNetworkGuard(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isLoopback(request.socket.remoteAddress ?? '')) return;
    const isShared = [sharedPreviewPrefix, sharedCheckPrefix].some((prefix) =>
      request.url.startsWith(prefix),
    );
    if (request.method === 'GET' && isShared) return;
    return sendNotice(reply, { status: 403, ...messages.preview.onlyHere });
  });
}

/** Whether an address or host name refers to this machine. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/^\[(.*)\]$/, '$1');
  return plain === '::1' || plain === 'localhost' || /^127(\.\d{1,3}){3}$/.test(plain);
}
