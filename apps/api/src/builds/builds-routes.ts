import {
  Build,
  cancelBuilds as cancelCall,
  ChooseBuildsRequest,
  ChooseBuildsResponse,
  listBuilds as listCall,
  ListBuildsResponse,
  pauseBuilds as pauseCall,
  resumeBuilds as resumeCall,
  startBuilds as startCall,
  StartBuildsRequest,
  StartBuildsResponse,
  watchBuilds as watchCall,
} from '@spinreel/api-contract/builds';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findEqualFiles } from '@spinreel/variants/builds/find-equal-files';
import { Type } from 'typebox';
import { type App, getAddress, IdParams, describedOnly, respondWith, success } from '../http/app.ts';
import { createEventStream, sendEvents } from '../http/replies/create-event-stream.ts';
import type { BuildChoice } from './build-store.ts';
import { createBuildWatch } from './build-watch.ts';
import type { StoredBuild } from './load-builds.ts';
import { type BuildContext, startBuilds } from './start-builds.ts';
import { toBuild } from './to-build.ts';

/** The request body in the contract. `validateConfig` checks the config. */
const StartBody = Type.Object(
  { ...StartBuildsRequest.properties, config: Type.Optional(describedOnly(AdConfig)) },
  { additionalProperties: false },
);

const tags = ['Builds'];

/** Adds the calls that start, list, watch and cancel builds. */
export function addBuildsRoutes(app: App, context: BuildContext): void {
  const { builds, runner } = context;
  const watch = createBuildWatch(builds, (error) => app.log.warn({ err: error }, 'Builds could not be read'));
  app.addHook('preClose', async () => watch.close());

  app.route({
    ...getAddress(startCall),
    config: {
      adds: 'file',
      problems: [
        'not-found',
        'invalid-ad',
        'unknown-ad',
        'unknown-version',
        'unknown-asset',
        'unacceptable',
        'too-many-requests',
        'unavailable',
      ],
    },
    schema: {
      tags,
      summary: 'Build the files of an ad in the background: variants, languages and networks',
      description:
        'Returns at once. The builds continue when the client leaves, and after a restart of the server. Each reports its own failure. A build that is unfinished is returned instead of a new one of the same content, and so is a finished one, unless `rebuild` is true. `version` builds a stored version of the ad instead of the newest one, and cannot be combined with `config`.',
      params: IdParams,
      body: StartBody,
      response: { 200: StartBuildsResponse },
    },
    handler: async ({ sessionId, params, body }) => {
      return success({ builds: await startBuilds(context, { ...body, adId: params.id, sessionId }) });
    },
  });

  app.route({
    ...getAddress(listCall),
    schema: {
      tags,
      summary: 'List the newest build of each variant, language and network of an ad',
      description: '`equalFiles` names the builds for one network whose files have equal bytes.',
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
      const equalFiles = listEqualFiles(stored);
      return success({
        builds: stored.map(toBuild),
        ...(equalFiles.length > 0 && { equalFiles }),
        contents: Object.fromEntries(
          contents.map(({ sha256, doc }) => [sha256, JSON.parse(doc) as AdConfig]),
        ),
      });
    },
  });

  app.route({
    ...getAddress(watchCall),
    config: { problems: ['too-many-requests'] },
    schema: {
      tags,
      summary: 'Follow the builds of an ad',
      description:
        'Sends server-sent events: the newest build of each variant, language and network, then each build that changes.',
      params: IdParams,
      response: { 200: respondWith('text/event-stream', Build) },
    },
    handler: async ({ params, sessionId }, reply) => {
      const ad = { adId: params.id, sessionId };
      const stream = createEventStream<Build>({ subscribe: (listener) => watch.subscribe(ad, listener) });
      return sendEvents(reply, stream);
    },
  });

  const changes = [
    {
      call: cancelCall,
      summary: 'Cancel builds of an ad that wait, run or are paused',
      change: async (choice: BuildChoice) => {
        const ids = await builds.cancel(choice);
        await runner.stopCanceled();
        return ids;
      },
    },
    { call: pauseCall, summary: 'Pause builds of an ad that wait', change: builds.pause },
    {
      call: resumeCall,
      summary: 'Resume builds of an ad that are paused',
      change: async (choice: BuildChoice) => {
        const ids = await builds.resume(choice);
        runner.wake();
        return ids;
      },
    },
  ];
  for (const { call, summary, change } of changes)
    app.route({
      ...getAddress(call),
      schema: {
        tags,
        summary,
        description: 'Without `builds`, all unfinished builds of the ad that this session has started.',
        params: IdParams,
        body: ChooseBuildsRequest,
        response: { 200: ChooseBuildsResponse },
      },
      handler: async ({ params: { id: adId }, sessionId, body }) => {
        const { builds: ids } = body;
        const changed = await change(ids === undefined ? { adId, startedBy: sessionId } : { adId, ids });
        return success({ builds: (await builds.load(adId, ids ?? changed)).map(toBuild) });
      },
    });
}

/** Lists the ids of builds for one network whose files have equal bytes, group by group. */
function listEqualFiles(builds: readonly StoredBuild[]): string[][] {
  const files = builds.flatMap(({ artifact }) => artifact ?? []);
  return findEqualFiles(files).map((group) => group.map(({ id }) => id));
}
