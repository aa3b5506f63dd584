import { previewAd } from '@spinreel/api-contract/preview-ad';
import { Type } from 'typebox';
import type { BackgroundEncodes } from '../exports/background-encodes.ts';
import { makePreview } from '../exports/make-preview.ts';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { setAdPolicy } from '../http/security-headers.ts';
import type { Services } from '../services.ts';

/** The contract's request; whether the config is an ad is checked where its messages are. */
const Body = Type.Object({ config: Type.Unknown() }, { additionalProperties: false });

/** 200 with the page and the address under which a frame can load it; 422 when the ad cannot be shown yet. */
export function addPreviewAdRoute(app: App, services: Services, background: BackgroundEncodes): void {
  app.route({
    method: previewAd.method,
    url: previewAd.route,
    schema: { params: IdParams, body: Body },
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
