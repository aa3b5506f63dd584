import {
  ArchiveTemplate,
  createArchive as createCall,
  CreateArchiveRequest,
  CreateArchiveResponse,
  downloadArchive,
  readArchive,
  readReport,
} from '@spinreel/api-contract/archives';
import { isId } from '@spinreel/config-schema/options/ids';
import { Type } from 'typebox';
import { ApiProblem } from '../errors/api-problem.ts';
import { type App, getAddress, IdParams, binary, respondWith, success } from '../http/app.ts';
import { setUploadPolicy } from '../http/guards/security-headers.ts';
import { CachedFileHeaders } from '../http/replies/send-content.ts';
import { sendZip } from '../http/replies/send-zip.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { openArchive, openReport } from './open-archive.ts';
import { createStoredArchive, openStoredArchive } from './stored-archives.ts';

const tags = ['Exports'];

/** Error codes of the project file in an archive. */
const projectProblems = ['unknown-ad', 'unknown-asset', 'asset-missing'] as const;

/** Adds the calls that download several finished files as one archive, and the report about them. */
export function addArchivesRoutes(app: App, context: ExportContext): void {
  const problems = ['malformed', 'unknown-download', 'expired'] as const;
  const archiveProblems = [...problems, 'unacceptable', ...projectProblems] as const;
  const files = Type.String({
    description: `up to ${readArchive.maxFiles} comma-separated ids of downloads`,
  });
  const project = Type.Optional(
    Type.Literal('included', { description: 'Adds the project file of the saved ad.' }),
  );
  app.route({
    ...getAddress(readArchive),
    config: { problems: archiveProblems },
    schema: {
      tags,
      params: IdParams,
      headers: CachedFileHeaders,
      querystring: Type.Object({
        [readArchive.filesParameter]: files,
        [readArchive.projectParameter]: project,
        [readArchive.templateParameter]: Type.Optional(ArchiveTemplate),
      }),
      summary: 'Download several finished files of an ad as one ZIP archive',
      description: `The archive contains \`${readArchive.manifestName}\` and \`${readArchive.tableName}\`, which describe each file, and \`${readArchive.reportName}\`, the report about them for people. Files of several variants or languages are in folders, one for each network. Supports range requests.`,
      response: { 200: respondWith('application/zip', binary) },
    },
    handler: async (request, reply) => {
      const { sessionId, params, query } = request;
      const fileIds = parseFileIds(query.files);
      const includesProject = query.project === 'included';
      const choice = { adId: params.id, sessionId, fileIds, includesProject };
      const archive = await openArchive(context, { ...choice, template: query.template ?? null });
      return sendZip({ request, reply }, archive);
    },
  });
  app.route({
    ...getAddress(createCall),
    config: { problems: archiveProblems },
    schema: {
      tags,
      summary: 'Put together an archive of many finished files of an ad',
      description: 'Returns the address of its download.',
      params: IdParams,
      body: CreateArchiveRequest,
      response: { 200: CreateArchiveResponse },
    },
    handler: async ({ sessionId, params, body }) =>
      success(await createStoredArchive(context, { adId: params.id, sessionId, order: body })),
  });
  app.route({
    ...getAddress(downloadArchive),
    config: { problems: archiveProblems },
    schema: {
      tags,
      summary: 'Download an archive that was put together',
      description: 'Supports range requests.',
      params: IdParams,
      headers: CachedFileHeaders,
      response: { 200: respondWith('application/zip', binary) },
    },
    handler: async (request, reply) =>
      sendZip({ request, reply }, await openStoredArchive(context, request.params.id)),
  });
  app.route({
    ...getAddress(readReport),
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
