import { previewAd } from '@spinreel/api-contract/preview-ad';
import type { BackgroundEncodes } from '../exports/background-encodes.ts';
import { makePreview } from '../exports/make-preview.ts';
import type { App } from '../http/app.ts';
import { ConfigBody } from '../http/config-body.ts';
import { IdParams } from '../http/id-params.ts';
import { setAdPolicy } from '../http/security-headers.ts';
import type { Services } from '../services.ts';

/** 200 with the page and the address under which a frame can load it; 422 when the ad cannot be shown yet. */
export function addPreviewAdRoute(app: App, services: Services, background: BackgroundEncodes): void {
  app.route({
    method: previewAd.method,
    url: previewAd.route,
    schema: { params: IdParams, body: ConfigBody },
    handler: async (request, reply) => {
      const adId = request.params.id;
      const { sessionId, progress } = request;
      const { html, url, prepared } = await makePreview(services, {
        config: request.body.config,
        adId,
        sessionId,
        progress,
      });
      background.start(adId, prepared);
      setAdPolicy(reply);
      return reply.header(previewAd.urlHeader, url).type('text/html; charset=utf-8').send(Buffer.from(html));
    },
  });
}
