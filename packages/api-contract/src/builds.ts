import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { Type, type Static } from 'typebox';
import { ApiError, createSuccessSchema } from './schemas/envelope.ts';
import { ExportResult } from './exports.ts';
import { Progress } from './progress.ts';
import { schema } from './schemas/schema.ts';

/** A build: the work that makes the file of an ad for one network. It continues when its client leaves and after a restart. */
export const Build = schema(() =>
  Type.Object({
    /** Also the id of the finished file's download. */
    id: Type.String(),
    /** The id of the network. */
    network: Type.String(),
    state: Type.Union([
      Type.Literal('waiting'),
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
 * Starts a build of an ad for each of these networks, and returns at once. A build of the same content that waits or runs
 * already is returned instead. What prevents a file is reported by the build, as `error`. 404 if there is no such network or saved ad,
 * 422 if the config is not valid or uses an unknown asset, 429 if the session has too many unfinished builds.
 */
export const startBuilds = {
  method: 'POST',
  route: '/api/ads/:id/builds',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/builds`,
} as const;

export const StartBuildsRequest = schema(() =>
  Type.Object(
    {
      networks: Type.Array(Type.String(), { minItems: 1, maxItems: 100 }),
      /** Defaults to the saved ad. */
      config: Type.Optional(AdConfig),
    },
    { additionalProperties: false },
  ),
);
export type StartBuildsRequest = Static<typeof StartBuildsRequest>;

export const StartBuildsResponse = schema(() =>
  createSuccessSchema(Type.Object({ builds: Type.Array(Build) })),
);
export type StartBuildsResponse = Static<typeof StartBuildsResponse>;

/** Lists the newest build of an ad for each network, and the contents from which they are made. */
export const listBuilds = {
  method: 'GET',
  route: '/api/ads/:id/builds',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/builds`,
} as const;

export const ListBuildsResponse = schema(() =>
  createSuccessSchema(
    Type.Object({
      builds: Type.Array(Build),
      /** By the builds' `content`. */
      contents: Type.Record(Type.String(), AdConfig),
    }),
  ),
);
export type ListBuildsResponse = Static<typeof ListBuildsResponse>;

/**
 * Sends the builds of an ad as server-sent events, as `data: <Build as JSON>`: first the newest of each network, then each
 * one that changes. 429 if the session has too many open streams.
 */
export const watchBuilds = {
  method: 'GET',
  route: '/api/ads/:id/builds/events',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/builds/events`,
} as const;

/** Cancels builds of an ad that wait or run. Others stay as they are. Returns all of the named builds that exist. */
export const cancelBuilds = {
  method: 'POST',
  route: '/api/ads/:id/builds/cancel',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/builds/cancel`,
} as const;

export const CancelBuildsRequest = schema(() =>
  Type.Object(
    { builds: Type.Array(Type.String(), { minItems: 1, maxItems: 1000 }) },
    { additionalProperties: false },
  ),
);
export type CancelBuildsRequest = Static<typeof CancelBuildsRequest>;

export const CancelBuildsResponse = schema(() =>
  createSuccessSchema(Type.Object({ builds: Type.Array(Build) })),
);
export type CancelBuildsResponse = Static<typeof CancelBuildsResponse>;
