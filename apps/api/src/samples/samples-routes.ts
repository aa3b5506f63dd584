import {
  uploadSample,
  UploadSampleRequest,
  UploadSampleResponse,
  useSampleAd as useSampleAdCall,
  UseSampleAdResponse,
} from '@spinreel/api-contract/samples';
import { isMusicSampleId } from '@spinreel/config-schema/options/music-samples';
import { Type } from 'typebox';
import { ApiProblem } from '../errors/api-problem.ts';
import { type App, getAddress, shapeKey, success } from '../http/app.ts';
import { createDisconnectSignal } from '../http/create-disconnect-signal.ts';
import { ingestSample } from '../uploads/ingest/ingest-sample.ts';
import { toUploadedFile } from '../uploads/to-uploaded-file.ts';
import type { UploadContext } from '../uploads/upload-context.ts';
import { type SampleFiles, useSampleAd } from './use-sample-ad.ts';

/** The request body in the contract, except that an id without a track gets its own error. */
const SampleBody = Type.Object(
  { sampleId: Type.String({ maxLength: 64, [shapeKey]: UploadSampleRequest.properties.sampleId }) },
  { additionalProperties: false },
);

const tags = ['Uploads'];

/** Adds the calls that use the built-in music and the sample ad. */
export function addSamplesRoutes(app: App, context: UploadContext & { readonly samples: SampleFiles }): void {
  app.route({
    ...getAddress(uploadSample),
    config: { adds: 'upload', problems: ['unknown-sample', 'busy'] },
    schema: {
      tags,
      summary: 'Use a built-in music track',
      body: SampleBody,
      response: { 200: UploadSampleResponse },
    },
    handler: async (request, reply) => {
      const { sampleId } = request.body;
      if (!isMusicSampleId(sampleId)) throw new ApiProblem('unknown-sample');
      const { asset, bytes } = await ingestSample(context, {
        sampleId,
        sessionId: request.sessionId,
        signal: createDisconnectSignal(reply),
      });
      const dataUri = `data:audio/mpeg;base64,${Buffer.from(bytes).toString('base64')}`;
      return success({ ...toUploadedFile(asset), dataUri });
    },
  });

  app.route({
    ...getAddress(useSampleAdCall),
    config: { adds: 'upload', problems: ['busy'] },
    schema: {
      tags,
      summary: 'Create the casino sample ad',
      description:
        'Adds the sample’s files to the session’s uploads and returns a complete ad config that uses them.',
      response: { 200: UseSampleAdResponse },
    },
    handler: async (request) => success(await useSampleAd(context, request.sessionId)),
  });
}
