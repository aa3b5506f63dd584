import { saveAd as call } from '@spinreel/api-contract/save-ad';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { saveAd } from '../ads/save-ad.ts';
import type { BackgroundEncodes } from '../exports/background-encodes.ts';
import type { App } from '../http/app.ts';
import { entityTag, versionOf } from '../http/entity-tag.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the saved ad; 404 when there is none, 412 when it was saved by somebody else since, 422 when it is not valid. */
export function addSaveAdRoute(app: App, services: Services, background: BackgroundEncodes): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { sessionId, body } = request;
      const fromVersion = versionOf(request.headers['if-match']);
      const ad = await saveAd(services, { id, body, fromVersion, sessionId });
      background.afterSave({ config: ad.config, adId: id, sessionId });
      reply.header('etag', entityTag(ad.version));
      return success<StoredAd>(ad);
    },
  });
}
