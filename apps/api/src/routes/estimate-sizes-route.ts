import { estimateSizes as call, type NetworkSizes } from '@spinreel/api-contract/estimate-sizes';
import { estimateSizes } from '../exports/estimate-sizes.ts';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { ConfigBody } from '../http/config-body.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the sizes for each network, whatever is missing; 422 when the config is no ad, 503 when too much waits. */
export function addEstimateSizesRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams, body: ConfigBody },
    handler: async (request, reply) => {
      const { sessionId, body } = request;
      const networks = await estimateSizes(services, {
        config: body.config,
        adId: request.params.id,
        sessionId,
        signal: clientGone(reply),
      });
      return success<{ networks: NetworkSizes[] }>({ networks });
    },
  });
}
