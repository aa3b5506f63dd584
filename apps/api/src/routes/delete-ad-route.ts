import { deleteAd as call } from '@spinreel/api-contract/delete-ad';
import { deleteAd } from '../ads/delete-ad.ts';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import type { Services } from '../services.ts';

/** 204, also when it was deleted already; 404 when there is none. */
export function addDeleteAdRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams },
    handler: async (request, reply) => {
      await deleteAd(services, request.params.id);
      return reply.code(204).send();
    },
  });
}
