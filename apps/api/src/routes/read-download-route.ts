import { readDownload } from '@spinreel/api-contract/read-download';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { setUploadPolicy } from '../http/security-headers.ts';
import { sendBlob } from '../http/send-blob.ts';
import type { Services } from '../services.ts';

/** 200, 206 or 304 with the file as an attachment; 404 when there is none, 410 when it has expired. */
export function addReadDownloadRoute(app: App, services: Services): void {
  app.route({
    method: readDownload.method,
    url: readDownload.route,
    schema: { params: IdParams },
    handler: async (request, reply) => {
      const row = await services.database
        .selectFrom('artifact')
        .selectAll()
        .where('id', '=', request.params.id)
        .executeTakeFirst();
      if (row === undefined) throw new ApiProblem('unknown-download');
      if (Date.parse(row.expires_at) <= services.now()) throw new ApiProblem('expired');
      setUploadPolicy(reply);
      // The name was made by us from letters, digits and dashes.
      reply.header('content-disposition', `attachment; filename="${row.file_name}"`);
      const { sha256, mime_type: mimeType } = row;
      const isSent = await sendBlob(services.blobs, { request, reply, sha256, mimeType });
      if (!isSent) throw new ApiProblem('expired');
      return reply;
    },
  });
}
