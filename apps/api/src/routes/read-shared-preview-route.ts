import { messages } from '@spinreel/config-schema/messages';
import { sharedPreviewRateLimit } from '@spinreel/config-schema/timings';
import { createAttemptLimiter } from '../access/attempt-limiter.ts';
import { findSharedPreview } from '../exports/find-shared-preview.ts';
import type { App } from '../http/app.ts';
import { setAdPolicy } from '../http/security-headers.ts';
import { sendBlob } from '../http/send-blob.ts';
import { sendNotice } from '../http/send-notice.ts';
import { sharedPreviewPrefix } from '../http/shared-preview-prefix.ts';
import type { Services } from '../services.ts';

/**
 * 200 with the ad alone, for whoever knows its token, under an ad's own policy; 404, 410, and 429 for those who try tokens,
 * all as pages for people.
 */
export function addReadSharedPreviewRoute(app: App, services: Services): void {
  const limiter = createAttemptLimiter(services.now, sharedPreviewRateLimit);
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    // Everything below, so that nothing else, such as the web app, answers an address that was cut off or added to.
    url: `${sharedPreviewPrefix}*`,
    handler: async (request, reply) => {
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
      const found = await findSharedPreview(services, request.params['*']);
      if (found === 'expired') return sendNotice(reply, { status: 410, ...messages.preview.sharedExpired });
      if (found === 'unknown') {
        const waitSeconds = limiter.waitSeconds(request.ip);
        if (waitSeconds === 0) {
          limiter.recordFailure(request.ip);
          return sendNotice(reply, { status: 404, ...messages.preview.sharedUnknown });
        }
        reply.header('retry-after', waitSeconds);
        return sendNotice(reply, { status: 429, ...messages.preview.sharedTooMany });
      }
      setAdPolicy(reply);
      const { sha256 } = found;
      const mimeType = 'text/html; charset=utf-8';
      const isSent = await sendBlob(services.blobs, { request, reply, sha256, mimeType });
      return isSent ? reply : sendNotice(reply, { status: 410, ...messages.preview.sharedExpired });
    },
  });
}
