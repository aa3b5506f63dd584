import { duplicateAd as call, DuplicateAdRequest } from '@spinreel/api-contract/duplicate-ad';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { duplicateAd } from '../ads/duplicate-ad.ts';
import type { App } from '../http/app.ts';
import { entityTag } from '../http/entity-tag.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the new ad, which is the session's; 404 when there is no such ad, 409 when the new id is taken. */
export function addDuplicateAdRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    config: { adds: 'ad' },
    schema: { params: IdParams, body: DuplicateAdRequest },
    handler: async (request, reply) => {
      const { sessionId, body } = request;
      const ad = await duplicateAd(services, { ...body, sourceId: request.params.id, sessionId });
      reply.header('etag', entityTag(ad.version));
      return success<StoredAd>(ad);
    },
  });
}
