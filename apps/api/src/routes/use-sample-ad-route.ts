import { type SampleAd, useSampleAd as call } from '@spinreel/api-contract/use-sample-ad';
import type { App } from '../http/app.ts';
import { success } from '../http/success.ts';
import { useSampleAd } from '../samples/use-sample-ad.ts';
import type { Services } from '../services.ts';

/** 200 with an ad that is complete, and its files; 503 when too much waits. */
export function addUseSampleAdRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    config: { adds: 'upload' },
    handler: async (request) => success<SampleAd>(await useSampleAd(services, request.sessionId)),
  });
}
