import { readVersion as call } from '@spinreel/api-contract/read-version';
import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { readVersion } from '../ads/read-version.ts';
import type { App } from '../http/app.ts';
import { VersionParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with the ad as it was at that version; 404 when there is no such ad, or the version is not kept. */
export function addReadVersionRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { params: VersionParams },
    handler: async (request) => {
      const { id, version } = request.params;
      return success<StoredAd>(await readVersion(services, { id, version: Number(version) }));
    },
  });
}
