import {
  previewAd,
  readPreview,
  readSharedPreview,
  findShare,
  FindShareResponse,
  SharedPreviewLifetime,
  sharePreview as shareCall,
  SharePreviewResponse,
  type SharedPreview,
} from '@spinreel/api-contract/previews';
import { sharedLinkRateLimit } from '@spinreel/config-schema/limits/timings';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiProblem } from '../errors/api-problem.ts';
import type { ExportContext } from '../exports/export-context.ts';
import type { PreparedAd } from '../exports/prepare-ad.ts';
import {
  type App,
  getAddress,
  IdParams,
  PreviewParams,
  ConfigBody,
  respondWith,
  success,
} from '../http/app.ts';
import { createAttemptLimiter } from '../http/guards/attempt-limiter.ts';
import { findServerOrigins } from '../http/guards/find-server-origins.ts';
import { setAdPolicy } from '../http/guards/security-headers.ts';
import { sendBlob } from '../http/replies/send-blob.ts';
import { sendNotice } from '../http/pages/send-notice.ts';
import { sharedPreviewPrefix } from '../http/pages/shared-prefixes.ts';
import { ProgressHeaders } from '../progress/progress-routes.ts';
import type { Settings } from '../settings/settings.ts';
import { findSharedPreview, findOwnShare, sharePreview, type SharedToken } from './share-preview.ts';
import { makePreview } from './make-preview.ts';

/** The services of the calls about previews. */
interface PreviewsRoutesContext extends ExportContext {
  readonly settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>;
  /** Called with every ad that is shown in a preview. */
  readonly onPreviewed: (adId: string, prepared: PreparedAd) => void;
}

const tags = ['Previews'];

const mimeType = 'text/html; charset=utf-8';
const page = respondWith('text/html');

/** The config is validated as in `ConfigBody`. */
const ShareBody = Type.Object(
  { ...ConfigBody.properties, lifetime: Type.Optional(SharedPreviewLifetime) },
  { additionalProperties: false },
);

/** Error codes of all calls that process an ad. */
const adProblems = ['invalid-ad', 'unknown-asset', 'asset-missing', 'busy', 'unavailable'] as const;

/** Adds the routes that create previews and those that serve them. */
export function addPreviewsRoutes(app: App, context: PreviewsRoutesContext): void {
  app.route({
    ...getAddress(previewAd),
    config: {
      adds: 'file',
      problems: [...adProblems, 'unknown-ad', 'unacceptable', 'invalid-pause-points', 'does-not-fit'],
    },
    schema: {
      tags,
      summary: 'Create a preview of an ad',
      description:
        'Returns the page. Content-Location is a short-lived URL of the same page, for use in a sandboxed iframe. ' +
        'With `network`, it is the page that this network gets, in a simulation of its web view.',
      params: IdParams,
      querystring: Type.Object({
        network: Type.Optional(Type.String({ description: 'the id of the network to simulate' })),
      }),
      headers: ProgressHeaders,
      body: ConfigBody,
      response: { 200: page },
    },
    handler: async (request, reply) => {
      const adId = request.params.id;
      const { sessionId, progress } = request;
      const { config } = request.body;
      const network = findRequestedNetwork(request.query.network);
      const work = { config, adId, sessionId, progress, network };
      const { html, url, prepared } = await makePreview(context, work);
      context.onPreviewed(adId, prepared);
      setAdPolicy(reply);
      return reply.header(previewAd.urlHeader, url).type(mimeType).send(Buffer.from(html));
    },
  });

  app.route({
    ...getAddress(readPreview),
    config: { problems: ['not-found', 'expired-preview'] },
    schema: { tags, summary: 'Get the page of a preview', params: PreviewParams, response: { 200: page } },
    handler: async (request, reply) => {
      const { id, token } = request.params;
      const row = await context.database
        .selectFrom('preview')
        .selectAll()
        .where('token', '=', token)
        .where('ad_id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new ApiProblem('not-found');
      const remainingMs = Date.parse(row.expires_at) - context.now();
      if (remainingMs <= 0) throw new ApiProblem('expired-preview');
      setAdPolicy(reply);
      // The page of a token never changes, so several frames and reloads share one download.
      reply.header('cache-control', `private, max-age=${Math.floor(remainingMs / 1000)}, immutable`);
      const isSent = await sendBlob(context.blobs, { request, reply, sha256: row.sha256, mimeType });
      if (!isSent) throw new ApiProblem('expired-preview');
      return reply;
    },
  });

  app.route({
    ...getAddress(shareCall),
    config: { adds: 'file', problems: [...adProblems, 'unknown-ad', 'unacceptable', 'does-not-fit'] },
    schema: {
      tags,
      summary: 'Create a link to a preview, for phones',
      params: IdParams,
      body: ShareBody,
      response: { 200: SharePreviewResponse },
    },
    handler: async (request) => {
      const { sessionId, progress, body } = request;
      const adId = request.params.id;
      const { config, lifetime } = body;
      const work = { config, lifetime, adId, sessionId, progress };
      return success(addUrls(await sharePreview(context, work), request));
    },
  });

  app.route({
    ...getAddress(findShare),
    schema: {
      tags,
      summary: 'Get the link to a preview that this session shares',
      params: IdParams,
      response: { 200: FindShareResponse },
    },
    handler: async (request) => {
      const shared = await findOwnShare(context, {
        adId: request.params.id,
        sessionId: request.sessionId,
      });
      return success(shared && addUrls(shared, request));
    },
  });

  const addUrls = ({ token, expiresAt }: SharedToken, request: FastifyRequest): SharedPreview => {
    const path = readSharedPreview.path(token);
    const urls = findServerOrigins(request, context.settings).map((origin) => `${origin}${path}`);
    return { urls, expiresAt };
  };

  const limiter = createAttemptLimiter(context.now, sharedLinkRateLimit);
  app.route<{ Params: { '*': string } }>({
    method: readSharedPreview.method,
    // Covers everything below the prefix, so that no other route, such as the web app, serves a truncated or extended
    // URL.
    url: `${sharedPreviewPrefix}*`,
    config: { access: 'open', problems: ['not-found', 'expired-preview', 'too-many-requests'] },
    schema: {
      tags,
      summary: 'Get the page of a shared preview',
      description: 'Needs no access: the token in the URL is enough. Errors are HTML pages.',
      response: { 200: page },
    },
    handler: async (request, reply) => {
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
      const found = await findSharedPreview(context, request.params['*']);
      if (found === 'expired') return sendNotice(reply, { status: 410, ...messages.preview.sharedExpired });
      if (found === 'unknown') {
        const waitSeconds = limiter.waitSeconds(request.ip);
        if (waitSeconds === 0) {
          limiter.recordFailure(request.ip);
          return sendNotice(reply, { status: 404, ...messages.preview.sharedUnknown });
        }
        reply.header('retry-after', waitSeconds);
        return sendNotice(reply, { status: 429, ...messages.preview.sharedTooMany });
      }
      setAdPolicy(reply);
      const isSent = await sendBlob(context.blobs, { request, reply, sha256: found.sha256, mimeType });
      return isSent ? reply : sendNotice(reply, { status: 410, ...messages.preview.sharedExpired });
    },
  });
}

/** Finds the network that a preview is requested for; null if none is requested. Throws `unacceptable` if it is unknown. */
function findRequestedNetwork(networkId: string | undefined): Network | null {
  if (networkId === undefined) return null;
  const network = Object.values(adNetworks).find(({ id }) => id === networkId);
  if (network !== undefined) return network;
  const text = `The preview cannot be shown as “${networkId.slice(0, 50)}”, which is not a known network.`;
  throw new ApiProblem('unacceptable', { message: text });
}
