import { readFile, rm } from 'node:fs/promises';
import { openProject as openCall, OpenProjectResponse, readProject } from '@spinreel/api-contract/projects';
import { projectLimits } from '@spinreel/config-schema/limits/limits';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { Type } from 'typebox';
import type { AdContext } from '../ads/ad-context.ts';
import { type App, getAddress, IdParams, binary, describedOnly, respondWith, success } from '../http/app.ts';
import { createDisconnectSignal } from '../http/create-disconnect-signal.ts';
import { formatEntityTag } from '../http/replies/entity-tag.ts';
import { CachedFileHeaders } from '../http/replies/send-content.ts';
import { sendZip } from '../http/replies/send-zip.ts';
import { ProgressHeaders } from '../progress/progress-routes.ts';
import { requireAdQuota, type UploadQuota } from '../quota/quota-guard.ts';
import { fileProblems, receiveUpload } from '../uploads/ingest/receive-upload.ts';
import type { Database } from '../storage/tables.ts';
import type { UploadContext } from '../uploads/upload-context.ts';
import { createProjectFile } from './create-project-file.ts';
import { openProject } from './open-project.ts';

const tags = ['Ads'];

/** The services of the calls about project files. */
interface ProjectsContext extends UploadContext, AdContext {
  readonly database: Database;
  readonly uploadQuota: UploadQuota;
  /** The clock in milliseconds. */
  readonly now: () => number;
}

/** Adds the calls that download a project file, and create an ad from one. */
export function addProjectsRoutes(app: App, context: ProjectsContext): void {
  // Each one is in memory, packed and unpacked.
  const opening = new PQueue({ concurrency: 1 });
  app.route({
    ...getAddress(readProject),
    config: { problems: ['unknown-ad', 'unknown-asset', 'asset-missing'] },
    schema: {
      tags,
      summary: 'Download the project file of an ad',
      description: 'A ZIP of the ad config and the original uploads. Supports range requests.',
      params: IdParams,
      headers: CachedFileHeaders,
      response: { 200: respondWith('application/zip', binary) },
    },
    handler: async (request, reply) => {
      const { params, sessionId } = request;
      const file = await createProjectFile(context, { adId: params.id, sessionId });
      return sendZip({ request, reply }, file);
    },
  });

  app.route({
    ...getAddress(openCall),
    config: {
      adds: 'upload',
      problems: [
        ...fileProblems,
        'invalid-ad',
        'exists',
        'unknown-asset',
        'too-many-ads',
        'too-many-pixels',
        'too-many-frames',
        'too-long',
        'unavailable',
      ],
    },
    schema: {
      tags,
      summary: 'Create an ad from a project file',
      headers: ProgressHeaders,
      consumes: ['multipart/form-data'],
      body: describedOnly(
        Type.Object({
          [openCall.fileField]: Type.String({ format: 'binary', description: 'the project file' }),
        }),
      ),
      response: { 200: OpenProjectResponse },
    },
    handler: async (request, reply) => {
      const { sessionId, ip: address, progress } = request;
      await requireAdQuota(context, sessionId);
      const signal = createDisconnectSignal(reply);
      const ad = await withReceivedProject(request, context, (path) =>
        opening.add(async () =>
          openProject(context, {
            bytes: await readFile(path),
            sessionId,
            requireQuota: () => context.uploadQuota.require({ sessionId, address }),
            answerWithinMs: serverTimings.quickAnswerMs - reply.elapsedTime,
            signal,
            progress,
          }),
        ),
      );
      reply.header('etag', formatEntityTag(ad.version));
      return success(ad);
    },
  });
}

/** Receives a project file whole, because it is checked before anything in it is stored. `use` gets its path. */
async function withReceivedProject<Result>(
  request: FastifyRequest,
  { blobs }: ProjectsContext,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = blobs.temporaryPath();
  try {
    await receiveUpload(request, {
      fileField: openCall.fileField,
      path,
      maxBytes: projectLimits.maxBytes,
      tooLarge: () => ({ code: 'project-too-large', field: null, params: {} }),
    });
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
