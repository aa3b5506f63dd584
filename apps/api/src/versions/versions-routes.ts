import { StaleSaveResponse } from '@spinreel/api-contract/ads';
import {
  listVersions as listCall,
  ListVersionsResponse,
  nameVersion as nameCall,
  NameVersionRequest,
  NameVersionResponse,
  readVersion as readCall,
  ReadVersionResponse,
} from '@spinreel/api-contract/versions';
import type { AdContext } from '../ads/ad-context.ts';
import { type App, getAddress, IdParams, VersionParams, success } from '../http/app.ts';
import { listVersions, nameVersion, readVersion } from './versions.ts';

const tags = ['Ads'];

/** Adds the calls about the versions of an ad. */
export function addVersionsRoutes(app: App, context: AdContext): void {
  app.route({
    ...getAddress(listCall),
    config: { problems: ['unknown-ad'] },
    schema: {
      tags,
      summary: 'List the versions of an ad',
      params: IdParams,
      response: { 200: ListVersionsResponse },
    },
    handler: async (request) => success({ versions: await listVersions(context, request.params.id) }),
  });

  app.route({
    ...getAddress(nameCall),
    config: { adds: 'version', problems: ['unknown-ad', 'stale-version', 'unacceptable'] },
    schema: {
      tags,
      summary: 'Name the current version of an ad, so that it is stored permanently',
      params: IdParams,
      body: NameVersionRequest,
      response: { 200: NameVersionResponse, 412: StaleSaveResponse },
    },
    handler: async (request) =>
      success(await nameVersion(context, { ...request.body, id: request.params.id })),
  });

  app.route({
    ...getAddress(readCall),
    config: { problems: ['unknown-ad', 'unknown-version'] },
    schema: {
      tags,
      summary: 'Get an earlier version of an ad',
      params: VersionParams,
      response: { 200: ReadVersionResponse },
    },
    handler: async (request) => {
      const { id, version } = request.params;
      return success(await readVersion(context, { id, version: Number(version) }));
    },
  });
}
