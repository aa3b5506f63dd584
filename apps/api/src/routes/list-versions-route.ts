import { type AdVersionLine, listVersions as call } from '@spinreel/api-contract/list-versions';
import { listVersions } from '../ads/list-versions.ts';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the versions that are kept; 404 when there is no such ad. */
export function addListVersionsRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams },
    handler: async (request) => {
      const versions = await listVersions(services, request.params.id);
      return success<{ versions: AdVersionLine[] }>({ versions });
    },
  });
}
