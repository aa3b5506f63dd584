import {
  createAd as createCall,
  CreateAdResponse,
  deleteAd as deleteCall,
  duplicateAd as duplicateCall,
  DuplicateAdRequest,
  DuplicateAdResponse,
  listAds as listCall,
  ListAdsResponse,
  readAd as readCall,
  ReadAdResponse,
  restoreAd as restoreCall,
  RestoreAdResponse,
  saveAd as saveCall,
  SaveAdResponse,
  StaleSaveResponse,
} from '@spinreel/api-contract/ads';
import type { Success } from '@spinreel/api-contract/schemas/envelope';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isId } from '@spinreel/config-schema/options/ids';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ApiProblem } from '../../errors/api-problem.ts';
import { type App, getAddress, IdParams, describedOnly, NoBody, success } from '../../http/app.ts';
import { formatEntityTag, parseIfMatch } from '../../http/replies/entity-tag.ts';
import type { AdContext } from '../ad-context.ts';
import { createAd, deleteAd, duplicateAd, listAds, readAd, restoreAd } from '../ads.ts';
import { saveAd } from '../save-ad.ts';

/** The services of the calls about ads. */
interface AdsRoutesContext extends AdContext {
  /** The clock in milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Called with every ad that was saved. */
  readonly onSaved: (saved: { config: AdConfig; adId: string; sessionId: string }) => void;
  /** Called after an ad was deleted. Rejects if what should follow failed. */
  readonly onDeleted: () => Promise<void>;
}

const tags = ['Ads'];

/** Adds the calls that create, save, read, list, duplicate, delete and restore ads. */
export function addAdsRoutes(app: App, context: AdsRoutesContext): void {
  app.route({
    ...getAddress(createCall),
    config: { adds: 'ad', problems: ['exists', 'invalid-ad', 'unknown-asset'] },
    schema: {
      tags,
      summary: 'Create an ad',
      description: 'Idempotent: if this session has already created the ad, returns it unchanged.',
      body: describedOnly(AdConfig),
      response: { 200: CreateAdResponse },
    },
    handler: async (request, reply) =>
      sendAd(reply, await createAd(context, { body: request.body, sessionId: request.sessionId })),
  });

  app.route({
    ...getAddress(saveCall),
    config: { adds: 'version', problems: ['unknown-ad', 'stale-version', 'invalid-ad', 'unknown-asset'] },
    schema: {
      tags,
      summary: 'Save an ad',
      description:
        'With If-Match, a save based on an outdated version fails with stale-version and returns the current ad as data. Without If-Match, the save replaces the current version, which stays in the version history.',
      params: IdParams,
      headers: Type.Object({
        'if-match': Type.Optional(Type.String({ description: 'the ETag of the edited version' })),
      }),
      body: describedOnly(AdConfig),
      response: { 200: SaveAdResponse, 412: StaleSaveResponse },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { sessionId, body } = request;
      const fromVersion = parseIfMatch(request.headers['if-match']);
      const ad = await saveAd(context, { id, body, fromVersion, sessionId });
      context.onSaved({ config: ad.config, adId: id, sessionId });
      return sendAd(reply, ad);
    },
  });

  app.route({
    ...getAddress(readCall),
    config: { problems: ['unknown-ad'] },
    schema: { tags, summary: 'Get an ad', params: IdParams, response: { 200: ReadAdResponse } },
    handler: async (request, reply) => sendAd(reply, await readAd(context, request.params.id)),
  });

  app.route({
    ...getAddress(listCall),
    config: { problems: ['malformed'] },
    schema: {
      tags,
      summary: 'List the ads of this session, plus those with the given ids',
      querystring: Type.Object({
        [listCall.idsParameter]: Type.Optional(
          Type.String({ description: `up to ${listCall.maxIds} comma-separated ids` }),
        ),
      }),
      response: { 200: ListAdsResponse },
    },
    handler: async (request) => {
      const ids = parseIds(request.query.ids ?? '');
      return success({ ads: await listAds(context.ads, { sessionId: request.sessionId, ids }) });
    },
  });

  app.route({
    ...getAddress(duplicateCall),
    config: { adds: 'ad', problems: ['unknown-ad', 'exists'] },
    schema: {
      tags,
      summary: 'Duplicate an ad',
      params: IdParams,
      body: DuplicateAdRequest,
      response: { 200: DuplicateAdResponse },
    },
    handler: async (request, reply) => {
      const { sessionId, body } = request;
      const ad = await duplicateAd(context, { ...body, sourceId: request.params.id, sessionId });
      return sendAd(reply, ad);
    },
  });

  app.route({
    ...getAddress(deleteCall),
    config: { problems: ['unknown-ad'] },
    schema: { tags, summary: 'Delete an ad', params: IdParams, response: { 204: NoBody } },
    handler: async (request, reply) => {
      await deleteAd(context, request.params.id);
      context.onDeleted().catch((error: unknown) => request.log.warn({ err: error }, 'A sweep failed'));
      return reply.code(204).send();
    },
  });

  app.route({
    ...getAddress(restoreCall),
    config: { problems: ['unknown-ad'] },
    schema: {
      tags,
      summary: 'Restore a deleted ad',
      params: IdParams,
      response: { 200: RestoreAdResponse },
    },
    handler: async (request, reply) => sendAd(reply, await restoreAd(context, request.params.id)),
  });
}

/** Answers with an ad, whose version is the `ETag`. */
function sendAd(reply: FastifyReply, ad: StoredAd): Success<StoredAd> {
  reply.header('etag', formatEntityTag(ad.version));
  return success(ad);
}

function parseIds(list: string): string[] {
  const ids = list.split(',').filter(Boolean);
  if (ids.length > listCall.maxIds || !ids.every(isId)) throw new ApiProblem('malformed');
  return ids;
}
