import { readArchive } from '@spinreel/api-contract/archives';
import { isId } from '@spinreel/config-schema/options/ids';
import { Type } from 'typebox';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { App } from '../../http/app.ts';
import { setUploadPolicy } from '../../http/guards/security-headers.ts';
import { IdParams } from '../../http/id-params.ts';
import { binary, respondWith } from '../../http/replies/route-bodies.ts';
import type { ExportContext } from '../export-context.ts';
import { openArchive } from './open-archive.ts';

/** Adds the call that downloads several finished files as one archive. */
export function addArchivesRoutes(app: App, context: ExportContext): void {
  app.route({
    method: readArchive.method,
    url: readArchive.route,
    config: { problems: ['malformed', 'unknown-download', 'expired'] },
    schema: {
      tags: ['Exports'],
      summary: 'Download several finished files of an ad as one ZIP archive',
      description: `The archive contains \`${readArchive.manifestName}\`, which describes each file.`,
      params: IdParams,
      querystring: Type.Object({
        [readArchive.filesParameter]: Type.String({
          description: `up to ${readArchive.maxFiles} comma-separated ids of downloads`,
        }),
      }),
      response: { 200: respondWith('application/zip', binary) },
    },
    handler: async (request, reply) => {
      const { sessionId, params, query } = request;
      const fileIds = parseFileIds(query.files);
      const archive = await openArchive(context, { adId: params.id, sessionId, fileIds });
      setUploadPolicy(reply);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': archive.sizeBytes,
          // The server built the name from letters, digits and dashes.
          'content-disposition': `attachment; filename="${archive.fileName}"`,
        })
        .send(archive.stream);
    },
  });
}

function parseFileIds(list: string): string[] {
  const ids = list.split(',');
  if (ids.length > readArchive.maxFiles || !ids.every(isId)) throw new ApiProblem('malformed');
  return ids;
}
