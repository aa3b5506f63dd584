import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { adLanguages } from '@spinreel/config-schema/languages/ad-languages';
import { buildLimits, variantLimits } from '@spinreel/config-schema/limits/limits';
import { Type, type Static } from 'typebox';
import { ApiError, createSuccessSchema } from './schemas/envelope.ts';
import { ExportResult } from './exports.ts';
import { Progress } from './progress.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * A build: the work that makes the file of one variant of an ad, in one language, for one network. It continues when its
 * client leaves and after a restart.
 */
export const Build = schema(() =>
  Type.Object({
    /** Also the id of the finished file's download. */
    id: Type.String(),
    /** The id of the network. */
    network: Type.String(),
    /** The id of the variant; null for the base. */
    variantId: Type.Union([Type.String(), Type.Null()]),
    /** The language of the file, such as 'de'. */
    language: Type.String(),
    state: Type.Union([
      Type.Literal('waiting'),
      /** Waits, but does not start until it is resumed. */
      Type.Literal('paused'),
      Type.Literal('running'),
      Type.Literal('ready'),
      Type.Literal('failed'),
      Type.Literal('canceled'),
    ]),
    /** SHA-256 of the ad's content, 64 hexadecimal digits. Builds of the same content have the same value. */
    content: Type.String(),
    /** Null unless the build runs, and until it has reported progress. */
    progress: Type.Union([Progress, Type.Null()]),
    /** Null unless the build is ready. */
    result: Type.Union([ExportResult, Type.Null()]),
    /** Null unless the build has failed. */
    error: Type.Union([ApiError, Type.Null()]),
    /** ISO 8601. */
    requestedAt: Type.String(),
  }),
);
export type Build = Static<typeof Build>;

/**
 * Starts a build of each of these variants of an ad, in each of these languages, for each of these networks, and returns at
 * once. A build of the same content that is unfinished, or whose file can still be downloaded, is returned instead. One that
 * is paused is resumed. What prevents a file is reported by the build, as `error`. 400 if the request has a config and a version,
 * 404 if there is no such network, saved ad or stored version, 422 if the config is not valid, uses an unknown asset or has no
 * such variant or language, or if the request is for more than `buildLimits.maxPerRequest` builds. 429 if the session has too
 * many unfinished builds.
 */
export const startBuilds = defineCall('POST', '/api/ads/:id/builds');

export const StartBuildsRequest = schema(() =>
  Type.Object(
    {
      networks: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }),
      /** The ids of the variants; null is the base. Defaults to the base. */
      variantIds: Type.Optional(
        Type.Array(Type.Union([Type.String({ maxLength: 64 }), Type.Null()]), {
          minItems: 1,
          maxItems: variantLimits.maxVariants + 1,
        }),
      ),
      /** Defaults to the language in which the ad is written. */
      languages: Type.Optional(
        Type.Array(Type.String({ maxLength: 16 }), { minItems: 1, maxItems: adLanguages.length }),
      ),
      /** Whether files that exist already are made again. */
      rebuild: Type.Optional(Type.Boolean()),
      /** Defaults to the saved ad. */
      config: Type.Optional(AdConfig),
      /** A stored version of the ad instead of the newest one. Not together with `config`. */
      version: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    { additionalProperties: false },
  ),
);
export type StartBuildsRequest = Static<typeof StartBuildsRequest>;

export const StartBuildsResponse = schema(() =>
  createSuccessSchema(Type.Object({ builds: Type.Array(Build) })),
);
export type StartBuildsResponse = Static<typeof StartBuildsResponse>;

/** Lists the newest build of each variant, language and network of an ad, the contents from which they are made, and which files are equal. */
export const listBuilds = defineCall('GET', '/api/ads/:id/builds');

export const ListBuildsResponse = schema(() =>
  createSuccessSchema(
    Type.Object({
      builds: Type.Array(Build),
      /** By the builds' `content`. Each is one variant in one language, as an ad without variants. */
      contents: Type.Record(Type.String(), AdConfig),
      /** Groups of builds for one network whose files have equal bytes, by id. Missing if there are none. */
      equalFiles: Type.Optional(Type.Array(Type.Array(Type.String()))),
    }),
  ),
);
export type ListBuildsResponse = Static<typeof ListBuildsResponse>;

/**
 * Sends the builds of an ad as server-sent events, as `data: <Build as JSON>`: first the newest of each
 * variant, language and network, then each one that changes. 429 if the session has too many open streams.
 */
export const watchBuilds = defineCall('GET', '/api/ads/:id/builds/events');

/** Which builds of an ad are paused, resumed or canceled. */
export const ChooseBuildsRequest = schema(() =>
  Type.Object(
    {
      /** Ids. Defaults to all unfinished builds of the ad that this session has started. */
      builds: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: buildLimits.maxPerRequest })),
    },
    { additionalProperties: false },
  ),
);

/** The builds that the request names, as far as they exist. If it names none, those that were changed. */
export const ChooseBuildsResponse = schema(() =>
  createSuccessSchema(Type.Object({ builds: Type.Array(Build) })),
);

/** Cancels builds of an ad that wait, run or are paused. Others stay as they are. */
export const cancelBuilds = defineCall('POST', '/api/ads/:id/builds/cancel');

/** Pauses builds of an ad that wait. Those that run are finished. */
export const pauseBuilds = defineCall('POST', '/api/ads/:id/builds/pause');

/** Lets builds of an ad that are paused wait again. */
export const resumeBuilds = defineCall('POST', '/api/ads/:id/builds/resume');
