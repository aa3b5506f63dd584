import {
  Build,
  cancelBuilds as cancelCall,
  CancelBuildsRequest,
  CancelBuildsResponse,
  listBuilds as listCall,
  ListBuildsResponse,
  startBuilds as startCall,
  StartBuildsRequest,
  StartBuildsResponse,
  watchBuilds as watchCall,
} from '@spinreel/api-contract/builds';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { Type } from 'typebox';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { createEventStream } from '../http/replies/create-event-stream.ts';
import { describedOnly, respondWith } from '../http/replies/route-bodies.ts';
import { sendEvents } from '../http/replies/send-events.ts';
import { success } from '../http/replies/success.ts';
import { createBuildWatch } from './build-watch.ts';
import { type BuildContext, startBuilds } from './start-builds.ts';
import { toBuild } from './to-build.ts';

/** The request body in the contract. `validateConfig` checks the config. */
const StartBody = Type.Object(
  { networks: StartBuildsRequest.properties.networks, config: Type.Optional(describedOnly(AdConfig)) },
  { additionalProperties: false },
);

const tags = ['Builds'];

/** Adds the calls that start, list, watch and cancel builds. */
export function addBuildsRoutes(app: App, context: BuildContext): void {
  const { builds, runner } = context;
  const watch = createBuildWatch(builds, (error) => app.log.warn({ err: error }, 'Builds could not be read'));
  app.addHook('preClose', async () => watch.close());

  app.route({
    method: startCall.method,
    url: startCall.route,
    config: {
      adds: 'file',
      problems: [
        'not-found',
        'invalid-ad',
        'unknown-ad',
        'unknown-asset',
        'too-many-requests',
        'unavailable',
      ],
    },
    schema: {
      tags,
      summary: 'Build the files of an ad for several networks in the background',
      description:
        'Returns at once. The builds continue when the client leaves, and after a restart of the server. Each reports its own failure.',
      params: IdParams,
      body: StartBody,
      response: { 200: StartBuildsResponse },
    },
    handler: async ({ sessionId, params, body }) => {
      const { config, networks } = body;
      return success({
        builds: await startBuilds(context, { config, networks, adId: params.id, sessionId }),
      });
    },
  });

  app.route({
    method: listCall.method,
    url: listCall.route,
    schema: {
      tags,
      summary: 'List the newest build of an ad for each network',
      params: IdParams,
      response: { 200: ListBuildsResponse },
    },
    handler: async ({ params }) => {
      const lines = await builds.listNewest(params.id);
      const stored = await builds.load(
        params.id,
        lines.map(({ id }) => id),
      );
      const contents = await builds.loadContents([...new Set(stored.map(({ build }) => build.content))]);
      return success({
        builds: stored.map(toBuild),
        contents: Object.fromEntries(
          contents.map(({ sha256, doc }) => [sha256, JSON.parse(doc) as AdConfig]),
        ),
      });
    },
  });

  app.route({
    method: watchCall.method,
    url: watchCall.route,
    config: { problems: ['too-many-requests'] },
    schema: {
      tags,
      summary: 'Follow the builds of an ad',
      description:
        'Sends server-sent events: the newest build of each network, then each build that changes.',
      params: IdParams,
      response: { 200: respondWith('text/event-stream', Build) },
    },
    handler: async ({ params, sessionId }, reply) => {
      const ad = { adId: params.id, sessionId };
      const stream = createEventStream<Build>({ subscribe: (listener) => watch.subscribe(ad, listener) });
      return sendEvents(reply, stream);
    },
  });

  app.route({
    method: cancelCall.method,
    url: cancelCall.route,
    schema: {
      tags,
      summary: 'Cancel builds of an ad that wait or run',
      params: IdParams,
      body: CancelBuildsRequest,
      response: { 200: CancelBuildsResponse },
    },
    handler: async ({ params, body }) => {
      await builds.cancel(params.id, body.builds);
      await runner.stopCanceled();
      return success({ builds: (await builds.load(params.id, body.builds)).map(toBuild) });
    },
  });
}
