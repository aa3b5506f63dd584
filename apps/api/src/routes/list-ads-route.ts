import { type AdSummaryLine, listAds as call } from '@spinreel/api-contract/list-ads';
import { isId } from '@spinreel/config-schema/ids';
import { Type } from 'typebox';
import { listAds } from '../ads/list-ads.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

const Query = Type.Object({ [call.idsParameter]: Type.Optional(Type.String()) });

/** 200 with the session's ads and those named in the query; 400 when it names too many, or what is no id. */
export function addListAdsRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { querystring: Query },
    handler: async (request) => {
      const ids = idsOf(request.query.ids ?? '');
      const ads = await listAds(services.ads, { sessionId: request.sessionId, ids });
      return success<{ ads: AdSummaryLine[] }>({ ads });
    },
  });
}

function idsOf(list: string): string[] {
  const ids = list.split(',').filter(Boolean);
  if (ids.length > call.maxIds || !ids.every(isId)) throw new ApiProblem('malformed');
  return ids;
}
