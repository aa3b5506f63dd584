import { readAsset } from '@spinreel/api-contract/read-asset';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { CutQuery, IdParams } from '../http/id-params.ts';
import { setUploadPolicy } from '../http/security-headers.ts';
import { sendBlob } from '../http/send-blob.ts';
import type { Services } from '../services.ts';
import { servedCaching } from '../uploads/served-url.ts';

/** 200, 206 or 304 with the asset as browsers are shown it; 404 when there is none. */
export function addReadAssetRoute(app: App, services: Services): void {
  app.route({
    method: readAsset.method,
    url: readAsset.route,
    schema: { params: IdParams, querystring: CutQuery },
    handler: async (request, reply) => {
      const asset = await services.assets.find(request.params.id);
      if (asset === null) throw new ApiProblem('not-found');
      setUploadPolicy(reply);
      const caching = servedCaching(asset, request.query.cut);
      reply.header('cache-control', caching).header('content-disposition', 'inline');
      const { servedSha256: sha256, servedMimeType: mimeType } = asset;
      const isSent = await sendBlob(services.blobs, { request, reply, sha256, mimeType });
      if (!isSent) throw new ApiProblem('not-found');
      return reply;
    },
  });
}
