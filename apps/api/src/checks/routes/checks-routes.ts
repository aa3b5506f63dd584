import {
  checkFile,
  checkFilePublishing as publishingCall,
  CheckFilePublishingRequest,
  CheckFilePublishingResponse,
  CheckFileResponse,
  playCheck as playCall,
  PlayCheckResponse,
  readCheck,
  readCheckScreenshot,
  ReadCheckResponse,
} from '@spinreel/api-contract/checks';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { Type } from 'typebox';
import { ApiProblem, refuse } from '../../errors/api-problem.ts';
import {
  type App,
  getAddress,
  IdParams,
  binary,
  describedOnly,
  respondWith,
  success,
} from '../../http/app.ts';
import { createDisconnectSignal } from '../../http/create-disconnect-signal.ts';
import { setUploadPolicy } from '../../http/guards/security-headers.ts';
import { sendBlob } from '../../http/replies/send-blob.ts';
import { CachedFileHeaders } from '../../http/replies/send-content.ts';
import { ProgressHeaders } from '../../progress/progress-routes.ts';
import { type CheckContext, loadCheck, toFileCheck } from '../load-check.ts';
import { checkFilePublishing } from '../check-file-publishing.ts';
import { createCheck } from '../create-check.ts';
import { playCheck } from '../play-check.ts';
import { receiveCheckedFile } from '../receive-checked-file.ts';

const tags = ['Checks'];

/** Error codes of the calls that play a checked file. */
const playProblems = [
  'unknown-check',
  'expired-check',
  'timed-out',
  'no-browser',
  'busy',
  'unavailable',
] as const;

/** Adds the calls that check an uploaded file, play it, and read the result. */
export function addChecksRoutes(app: App, context: CheckContext): void {
  app.route({
    ...getAddress(checkFile),
    config: {
      adds: 'upload',
      problems: [
        'missing-file',
        'several-files',
        'unsupported-media',
        'unacceptable',
        'empty-file',
        'timed-out',
        'busy',
        'unavailable',
      ],
    },
    schema: {
      tags,
      summary: 'Check a playable ad made elsewhere',
      description:
        'Accepts one HTML file or a ZIP, and checks it against the rules of the chosen networks without playing it.',
      headers: ProgressHeaders,
      consumes: ['multipart/form-data'],
      body: describedOnly(
        Type.Object({
          [checkFile.networksField]: Type.String({ description: 'comma-separated ids of networks' }),
          [checkFile.fileField]: Type.String({
            format: 'binary',
            description: 'the file, after all other fields',
          }),
        }),
      ),
      response: { 200: CheckFileResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const { sessionId, progress } = request;
      const file = await receiveCheckedFile(request, context.blobs);
      const networks = findNetworks(file.fields[checkFile.networksField] ?? '');
      return success(await createCheck(context, { file, networks, sessionId, progress, signal }));
    },
  });

  app.route({
    ...getAddress(readCheck),
    config: { problems: ['unknown-check', 'expired-check'] },
    schema: { tags, summary: 'Get a check', params: IdParams, response: { 200: ReadCheckResponse } },
    handler: async ({ params: { id }, sessionId }) =>
      success(toFileCheck(await loadCheck(context, { id, sessionId }))),
  });

  app.route({
    ...getAddress(playCall),
    config: {
      adds: 'file',
      problems: ['not-found', ...playProblems],
    },
    schema: {
      tags,
      summary: 'Play a checked file as a network’s viewers see it',
      description:
        'Adds the rules about behavior to the network’s verdict. Runs after exports. The file has no network access.',
      params: Type.Object({ ...IdParams.properties, network: Type.String() }),
      headers: ProgressHeaders,
      response: { 200: PlayCheckResponse },
    },
    handler: async (request, reply) => {
      const { params, sessionId, progress } = request;
      const signal = createDisconnectSignal(reply);
      const work = { id: params.id, networkId: params.network, sessionId, progress, signal };
      return success(await playCheck(context, work));
    },
  });

  app.route({
    ...getAddress(publishingCall),
    config: {
      adds: 'file',
      problems: ['unacceptable', ...playProblems],
    },
    schema: {
      tags,
      summary: 'Check whether a checked file shows the required texts and is likely to work',
      description:
        'Plays the file as a viewer would, in a simulation of the web view in which it has the fewest errors, and scores how likely viewers are to play it. With `product` and `market`, also judges it by the law of the market and the policies of the check’s networks. Give both or neither. The result is part of the check and its reports, in place of an earlier one. Runs after exports. The file has no network access. Not legal advice.',
      params: IdParams,
      headers: ProgressHeaders,
      body: CheckFilePublishingRequest,
      response: { 200: CheckFilePublishingResponse },
    },
    handler: async (request, reply) => {
      const { params, body: wish, sessionId, progress } = request;
      const signal = createDisconnectSignal(reply);
      return success(
        await checkFilePublishing(context, { id: params.id, wish, sessionId, progress, signal }),
      );
    },
  });

  app.route({
    ...getAddress(readCheckScreenshot),
    config: { problems: ['not-found', 'unknown-check', 'expired-check'] },
    schema: {
      tags,
      summary: 'Get a screenshot of a checked file',
      params: ScreenshotParams,
      headers: CachedFileHeaders,
      response: { 200: respondWith('image/png', binary) },
    },
    handler: async (request, reply) => {
      const { params, sessionId } = request;
      const { id, sha256 } = params;
      const { verdicts } = await loadCheck(context, { id, sessionId });
      if (!verdicts.some(({ screenshots }) => screenshots.some((shot) => shot.sha256 === sha256)))
        throw new ApiProblem('not-found');
      setUploadPolicy(reply);
      reply.header('content-disposition', 'inline');
      const isSent = await sendBlob(context.blobs, { request, reply, sha256, mimeType: 'image/png' });
      if (!isSent) throw new ApiProblem('not-found');
      return reply;
    },
  });
}

/** The `:id` and `:sha256` of a screenshot. */
const ScreenshotParams = Type.Object({
  ...IdParams.properties,
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});

/** Finds the networks in a list of ids. Throws `unacceptable` if there are none or one is unknown. */
function findNetworks(list: string): Network[] {
  const ids = new Set(list.split(',').filter(Boolean));
  if (ids.size === 0)
    throw refuse('unacceptable', { code: 'check-networks-missing', field: null, params: {} });
  const all = Object.values(adNetworks);
  for (const id of ids) {
    if (all.some((network) => network.id === id)) continue;
    const params = { network: id.slice(0, 50) };
    throw refuse('unacceptable', { code: 'check-unknown-network', field: null, params });
  }
  return all.filter(({ id }) => ids.has(id));
}
