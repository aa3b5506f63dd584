import { readArchive, readReport } from '@spinreel/api-contract/archives';
import { isId } from '@spinreel/config-schema/options/ids';
import { Type } from 'typebox';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { setUploadPolicy } from '../http/guards/security-headers.ts';
import { IdParams } from '../http/id-params.ts';
import { binary, respondWith } from '../http/replies/route-bodies.ts';
import { CachedFileHeaders } from '../http/replies/send-content.ts';
import { sendZip } from '../http/replies/send-zip.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { openArchive, openReport } from './open-archive.ts';

const tags = ['Exports'];

/** Adds the calls that download several finished files as one archive, and the report about them. */
export function addArchivesRoutes(app: App, context: ExportContext): void {
  const problems = ['malformed', 'unknown-download', 'expired'] as const;
  const files = Type.String({
    description: `up to ${readArchive.maxFiles} comma-separated ids of downloads`,
  });
  const project = Type.Optional(
    Type.Literal('included', { description: 'Adds the project file of the saved ad.' }),
  );
  app.route({
    method: readArchive.method,
    url: readArchive.route,
    config: { problems: [...problems, 'unknown-ad', 'unknown-asset', 'asset-missing'] },
    schema: {
      tags,
      params: IdParams,
      headers: CachedFileHeaders,
      querystring: Type.Object({
        [readArchive.filesParameter]: files,
        [readArchive.projectParameter]: project,
      }),
      summary: 'Download several finished files of an ad as one ZIP archive',
      description: `The archive contains \`${readArchive.manifestName}\`, which describes each file, and \`${readArchive.reportName}\`, the report about them for people. Supports range requests.`,
      response: { 200: respondWith('application/zip', binary) },
    },
    handler: async (request, reply) => {
      const { sessionId, params, query } = request;
      const fileIds = parseFileIds(query.files);
      const includesProject = query.project === 'included';
      const archive = await openArchive(context, { adId: params.id, sessionId, fileIds, includesProject });
      return sendZip({ request, reply }, archive);
    },
  });
  app.route({
    method: readReport.method,
    url: readReport.route,
    config: { problems },
    schema: {
      tags,
      params: IdParams,
      querystring: Type.Object({ [readArchive.filesParameter]: files }),
      summary: 'Download the report about finished files of an ad',
      description: 'One HTML page: each rule with its source, and what uses the space.',
      response: { 200: respondWith('text/html') },
    },
    handler: async ({ sessionId, params, query }, reply) => {
      const fileIds = parseFileIds(query.files);
      const report = await openReport(context, { adId: params.id, sessionId, fileIds });
      setUploadPolicy(reply);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-disposition': `attachment; filename="${report.fileName}"`,
        })
        .send(report.html);
    },
  });
}

function parseFileIds(list: string): string[] {
  const ids = list.split(',');
  if (ids.length > readArchive.maxFiles || !ids.every(isId)) throw new ApiProblem('malformed');
  return ids;
}
