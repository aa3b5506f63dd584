import { checkAd as call, type NetworkVerdict } from '@spinreel/api-contract/check-ad';
import { checkAd } from '../exports/check-ad.ts';
import type { App } from '../http/app.ts';
import { ConfigBody } from '../http/config-body.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with a verdict for each network, also where there is no file yet; 422 when the config is no ad, 503 when too much waits. */
export function addCheckAdRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams, body: ConfigBody },
    handler: async (request) => {
      const { sessionId, progress } = request;
      const { config } = request.body;
      const networks = await checkAd(services, { config, adId: request.params.id, sessionId, progress });
      return success<{ networks: NetworkVerdict[] }>({ networks });
    },
  });
}
