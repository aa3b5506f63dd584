import {
  checkAd as checkCall,
  CheckAdResponse,
  estimateSizes as estimateCall,
  EstimateSizesResponse,
  exportAd,
  ExportAdResponse,
  ExportOptions,
  generateMeta,
  generateMoloco,
  readDownload,
} from '@spinreel/api-contract/exports';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { Type } from 'typebox';
import { ApiProblem } from '../../errors/api-problem.ts';
import {
  type App,
  getAddress,
  IdParams,
  binary,
  ConfigBody,
  describedOnly,
  respondWith,
  success,
} from '../../http/app.ts';
import { setUploadPolicy } from '../../http/guards/security-headers.ts';
import { CachedFileHeaders, sendContent } from '../../http/replies/send-content.ts';
import { ProgressHeaders } from '../../progress/progress-routes.ts';
import { openStoredFile } from '../../storage/files/open-stored-file.ts';
import { isFileStored, readStoredFile } from '../../storage/files/stored-file.ts';
import { checkAd } from '../check-ad.ts';
import { estimateSizes } from '../estimate-sizes.ts';
import type { ExportContext } from '../export-context.ts';
import { findDownload } from '../artifact-rows.ts';
import { generateExport } from '../create-artifact.ts';
import { readAdWork } from './read-ad-work.ts';

/** The request body in the contract. `validateConfig` checks the config. */
const ExportBody = Type.Object(
  { options: Type.Optional(ExportOptions), config: describedOnly(AdConfig) },
  { additionalProperties: false },
);

const ExportParams = Type.Object({ ...IdParams.properties, network: Type.String() });

const tags = ['Exports'];

/** Error codes of all calls that process an ad. */
const adProblems = [
  'invalid-ad',
  'unknown-ad',
  'unknown-asset',
  'asset-missing',
  'busy',
  'unavailable',
] as const;

/** Error codes of exports. */
const exportProblems = [
  ...adProblems,
  'unacceptable',
  'invalid-pause-points',
  'does-not-fit',
  'breaks-network-rule',
] as const;

/** Adds the calls that estimate, check, create and download exported files. */
export function addExportsRoutes(app: App, context: ExportContext): void {
  app.route({
    ...getAddress(estimateCall),
    config: { problems: adProblems },
    schema: {
      tags,
      summary: 'Estimate the size of each chosen network’s file, by asset',
      params: IdParams,
      body: ConfigBody,
      response: { 200: EstimateSizesResponse },
    },
    handler: async (request, reply) =>
      success({ networks: await estimateSizes(context, readAdWork(request, reply)) }),
  });

  app.route({
    ...getAddress(checkCall),
    config: { problems: [...adProblems, 'disk-full'] },
    schema: {
      tags,
      summary: 'Check an ad against the rules of its chosen networks',
      description: 'Creates the files that an export would return and checks these.',
      params: IdParams,
      headers: ProgressHeaders,
      body: ConfigBody,
      response: { 200: CheckAdResponse },
    },
    handler: async (request, reply) =>
      success({ networks: await checkAd(context, readAdWork(request, reply)) }),
  });

  const exportRoute = {
    method: exportAd.method,
    config: { adds: 'file', problems: exportProblems },
  } as const;
  const exportSchema = {
    tags,
    description: 'Deterministic: the same ad always results in the same bytes.',
    params: IdParams,
    headers: ProgressHeaders,
    body: ExportBody,
    response: { 200: ExportAdResponse },
  } as const;

  app.route({
    ...exportRoute,
    url: exportAd.route,
    config: { adds: 'file', problems: ['not-found', ...exportProblems] },
    schema: { ...exportSchema, summary: 'Export the file for a network', params: ExportParams },
    handler: async (request, reply) => {
      const network = Object.values(adNetworks).find(({ id }) => id === request.params.network);
      if (network === undefined) throw new ApiProblem('not-found');
      return success(await generateExport(context, { ...readAdWork(request, reply), network }));
    },
  });

  // The product requires these two addresses as well.
  for (const { call, network, summary } of [
    { call: generateMeta, network: adNetworks.meta, summary: 'Export a ZIP file for Meta' },
    { call: generateMoloco, network: adNetworks.moloco, summary: 'Export an HTML file for Moloco' },
  ])
    app.route({
      ...exportRoute,
      url: call.route,
      schema: { ...exportSchema, summary },
      handler: async (request, reply) =>
        success(await generateExport(context, { ...readAdWork(request, reply), network })),
    });

  app.route({
    ...getAddress(readDownload),
    config: { problems: ['unknown-download', 'expired'] },
    schema: {
      tags,
      summary: 'Download an exported file',
      description: 'Supports range requests. The ETag is the SHA-256 of the file.',
      params: IdParams,
      headers: CachedFileHeaders,
      response: { 200: respondWith('application/octet-stream', binary) },
    },
    handler: async (request, reply) => {
      const [row] = await findDownload(context.database, request.params);
      if (row === undefined) throw new ApiProblem('unknown-download');
      if (Date.parse(row.expires_at) <= context.now()) throw new ApiProblem('expired');
      const file = readStoredFile(row);
      if (!(await isFileStored(context.blobs, file))) throw new ApiProblem('expired');
      setUploadPolicy(reply);
      // The server built the name from letters, digits and dashes.
      reply.header('content-disposition', `attachment; filename="${row.file_name}"`);
      reply.header('content-type', row.mime_type);
      return sendContent({ request, reply }, openStoredFile(context.blobs, file));
    },
  });
}
