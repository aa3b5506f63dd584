import { readSharedPreview } from '@spinreel/api-contract/read-shared-preview';
import { type SharedPreview, sharePreview as call } from '@spinreel/api-contract/share-preview';
import { sharePreview } from '../exports/share-preview.ts';
import type { App } from '../http/app.ts';
import { ConfigBody } from '../http/config-body.ts';
import { IdParams } from '../http/id-params.ts';
import { serverOrigins } from '../http/server-origins.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the addresses for phones; 422 when the ad cannot be shown yet, 503 when too much waits. */
export function addSharePreviewRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams, body: ConfigBody },
    handler: async (request) => {
      const { sessionId, progress, body } = request;
      const adId = request.params.id;
      const { config } = body;
      const { token, expiresAt } = await sharePreview(services, { config, adId, sessionId, progress });
      const path = readSharedPreview.path(token);
      const urls = serverOrigins(request, services.settings).map((origin) => `${origin}${path}`);
      return success<SharedPreview>({ urls, expiresAt });
    },
  });
}
