import { type UploadedSample, uploadSample } from '@spinreel/api-contract/upload-sample';
import { isMusicSampleId } from '@spinreel/config-schema/music-samples';
import { Type } from 'typebox';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';
import { takeSample } from '../uploads/take-sample.ts';
import { uploadedFileOf } from '../uploads/uploaded-file-of.ts';

/** The contract's request, but for the id: one that does not exist has an answer of its own. */
const Body = Type.Object({ sampleId: Type.String({ maxLength: 64 }) }, { additionalProperties: false });

/** 200 with the new asset and the track to listen to; 422 when there is no such track. */
export function addUploadSampleRoute(app: App, services: Services): void {
  app.route({
    method: uploadSample.method,
    url: uploadSample.route,
    config: { adds: 'upload' },
    schema: { body: Body },
    handler: async (request, reply) => {
      const { sampleId } = request.body;
      if (!isMusicSampleId(sampleId)) throw new ApiProblem('unknown-sample');
      const { asset, bytes } = await takeSample(services, {
        sampleId,
        sessionId: request.sessionId,
        signal: clientGone(reply),
      });
      const dataUri = `data:audio/mpeg;base64,${Buffer.from(bytes).toString('base64')}`;
      return success<UploadedSample>({ ...uploadedFileOf(asset), dataUri });
    },
  });
}
