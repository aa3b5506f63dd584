import type { AdVersionLine } from '@spinreel/api-contract/list-versions';
import { nameVersion as call, NameVersionRequest } from '@spinreel/api-contract/name-version';
import { nameVersion } from '../ads/name-version.ts';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the named version; 404 when there is no such ad, 412 when it is at another version, 422 for too many names. */
export function addNameVersionRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: IdParams, body: NameVersionRequest },
    handler: async (request) => {
      const line = await nameVersion(services, { ...request.body, id: request.params.id });
      return success<AdVersionLine>(line);
    },
  });
}
