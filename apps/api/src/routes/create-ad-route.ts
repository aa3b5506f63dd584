import { createAd as call } from '@spinreel/api-contract/create-ad';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { createAd } from '../ads/create-ad.ts';
import type { App } from '../http/app.ts';
import { entityTag } from '../http/entity-tag.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the ad, new or created earlier by the same session; 409 when the id is taken, 422 when the config is not valid. */
export function addCreateAdRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    config: { adds: 'ad' },
    handler: async (request, reply) => {
      const ad = await createAd(services, { body: request.body, sessionId: request.sessionId });
      reply.header('etag', entityTag(ad.version));
      return success<StoredAd>(ad);
    },
  });
}
