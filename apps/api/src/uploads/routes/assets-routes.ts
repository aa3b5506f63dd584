import {
  findMoments,
  FindMomentsResponse,
  findReels,
  FindReelsResponse,
  findSalience,
  FindSalienceResponse,
  readAsset,
  readFilmstrip,
} from '@spinreel/api-contract/assets';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';
import { Type } from 'typebox';
import { ApiProblem } from '../../errors/api-problem.ts';
import { type App, getAddress, IdParams, binary, NoBody, respondWith, success } from '../../http/app.ts';
import { createDisconnectSignal } from '../../http/create-disconnect-signal.ts';
import { includesEntityTag } from '../../http/replies/entity-tag.ts';
import { setUploadPolicy } from '../../http/guards/security-headers.ts';
import { sendBlob } from '../../http/replies/send-blob.ts';
import { CachedFileHeaders } from '../../http/replies/send-content.ts';
import { computeSha256 } from '../../storage/sha256.ts';
import { findServedAsset, findServedVideo } from '../assets/find-served-asset.ts';
import {
  requestFilmstrip,
  requestMoments,
  requestReels,
  requestSalience,
} from '../analysis/request-analysis.ts';
import { getCacheControl } from '../assets/served-url.ts';
import type { UploadContext } from '../upload-context.ts';

const tags = ['Uploads'];

/** The crop of a video, as in the URLs that `buildServedUrl` returns. */
const CutQuery = Type.Object({
  [readAsset.cutQuery]: Type.Optional(Type.String({ description: 'the crop of the video, as in its URL' })),
});

/** Adds the calls that show an asset, its frames, suggested pause points and reels if it is a video, and what stands out if it is an image. */
export function addAssetsRoutes(app: App, context: UploadContext): void {
  app.route({
    ...getAddress(readAsset),
    config: { problems: ['not-found', 'asset-missing', 'busy', 'unavailable'] },
    schema: {
      tags,
      summary: 'Get an asset in a form that browsers can show',
      description: 'Supports range requests and ETag.',
      params: IdParams,
      querystring: CutQuery,
      headers: CachedFileHeaders,
      response: { 200: respondWith('*/*', binary) },
    },
    handler: async (request, reply) => {
      const url = { id: request.params.id, cropName: request.query.cut };
      const served = await findServedAsset(context, url, createDisconnectSignal(reply));
      setUploadPolicy(reply);
      reply.headers({ 'cache-control': getCacheControl(served), 'content-disposition': 'inline' });
      const { servedSha256: sha256, servedMimeType: mimeType } = served.asset;
      const isSent = await sendBlob(context.blobs, { request, reply, sha256, mimeType });
      if (!isSent) throw new ApiProblem('not-found');
      return reply;
    },
  });

  app.route({
    ...getAddress(readFilmstrip),
    config: { problems: ['not-found', 'asset-missing', 'busy', 'unavailable'] },
    schema: {
      tags,
      summary: 'Get the filmstrip of a video',
      params: IdParams,
      querystring: CutQuery,
      response: { 200: respondWith('image/jpeg', binary), 304: NoBody },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const url = { id: request.params.id, cropName: request.query.cut };
      const video = await findServedVideo(context, url, signal);
      const jpeg = await requestFilmstrip(context, video, signal);
      const etag = `"${computeSha256(jpeg)}"`;
      setUploadPolicy(reply);
      reply.headers({ etag, 'cache-control': getCacheControl(video) });
      if (includesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(Buffer.from(jpeg));
    },
  });

  app.route({
    ...getAddress(findMoments),
    config: { problems: ['not-found', 'busy', 'unavailable'] },
    schema: {
      tags,
      summary: 'Find the spins of a video, and suggest pause points',
      params: IdParams,
      querystring: CutQuery,
      response: { 200: FindMomentsResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const video = await findServedVideo(context, request.params, signal);
      const found = await requestMoments(context, video, signal);
      const { frameRate } = video.asset.facts;
      const moments = found.moments.map(({ timestampSeconds, frame, reason, score }) => ({
        timestamp: timestampSeconds,
        // Players get at most 30 frames per second; pauses are counted in frames of the upload.
        frame: frameRate === null ? frame : toNearestFrame(timestampSeconds, frameRate),
        reason,
        score,
      }));
      return success({ moments, spins: [...found.spins] });
    },
  });

  app.route({
    ...getAddress(findReels),
    config: { problems: ['not-found', 'busy', 'unavailable'] },
    schema: {
      tags,
      summary: 'Find the reels of a video',
      description: 'The area is in shares of the whole upload, whatever its crop is.',
      params: IdParams,
      response: { 200: FindReelsResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const video = await findServedVideo(context, request.params, signal);
      const { reels, still } = await requestReels(context, video, signal);
      return success({ reels, still: `data:image/jpeg;base64,${Buffer.from(still).toString('base64')}` });
    },
  });

  app.route({
    ...getAddress(findSalience),
    config: { problems: ['not-found', 'busy', 'unavailable'] },
    schema: {
      tags,
      summary: 'Find the parts of an image that stand out',
      params: IdParams,
      response: { 200: FindSalienceResponse },
    },
    handler: async (request, reply) => {
      const parts = await requestSalience(context, request.params, createDisconnectSignal(reply));
      return success({ parts });
    },
  });
}
