import { readPreview } from '@spinreel/api-contract/read-preview';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { PreviewParams } from '../http/id-params.ts';
import { setAdPolicy } from '../http/security-headers.ts';
import { sendBlob } from '../http/send-blob.ts';
import type { Services } from '../services.ts';

/** 200 with the page under an ad's own policy; 404 when there is none, 410 when it has expired. */
export function addReadPreviewRoute(app: App, services: Services): void {
  app.route({
    method: readPreview.method,
    url: readPreview.route,
    schema: { params: PreviewParams },
    handler: async (request, reply) => {
      const { id, token } = request.params;
      const row = await services.database
        .selectFrom('preview')
        .selectAll()
        .where('token', '=', token)
        .where('ad_id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new ApiProblem('not-found');
      if (Date.parse(row.expires_at) <= services.now()) throw new ApiProblem('expired-preview');
      setAdPolicy(reply);
      const mimeType = 'text/html; charset=utf-8';
      const isSent = await sendBlob(services.blobs, { request, reply, sha256: row.sha256, mimeType });
      if (!isSent) throw new ApiProblem('expired-preview');
      return reply;
    },
  });
}
