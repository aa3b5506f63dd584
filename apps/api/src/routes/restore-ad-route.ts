import { restoreAd as call } from '@spinreel/api-contract/restore-ad';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { restoreAd } from '../ads/restore-ad.ts';
import type { App } from '../http/app.ts';
import { entityTag } from '../http/entity-tag.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the ad as it was; 404 when there is none any more. */
export function addRestoreAdRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams },
    handler: async (request, reply) => {
      const ad = await restoreAd(services, request.params.id);
      reply.header('etag', entityTag(ad.version));
      return success<StoredAd>(ad);
    },
  });
}
