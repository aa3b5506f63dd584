import { OneOf } from '@spinreel/config-schema/ad/schema-parts';
import { sharedPreviewLifetimes } from '@spinreel/config-schema/limits/timings';
import { Type, type Static } from 'typebox';
import { schema } from './schemas/schema.ts';
import { createSuccessSchema } from './schemas/envelope.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Makes the ad's preview. The body is `{ config: AdConfig }`. The response is the page as HTML. Its `Content-Location` is a short-lived URL of the same
 * page (`readPreview`), which a sandboxed frame can load under its own policy. With the id of a network, it is the page
 * that this network gets, in a simulation of its web view. 422 if the ad cannot be shown yet or the network is unknown,
 * 503 with `Retry-After` (seconds) if the server is busy.
 */
export const previewAd = {
  method: 'POST',
  route: '/api/export/:id/preview',
  path: (id: string, networkId?: string) =>
    `/api/export/${encodeURIComponent(id)}/preview${networkId === undefined ? '' : `?network=${encodeURIComponent(networkId)}`}`,
  /** The response header with the page's URL. */
  urlHeader: 'content-location',
} as const;

/**
 * Reads the page of a preview, for `<iframe sandbox="allow-scripts" src>`. It has its own policy, so it runs regardless
 * of the application's policy. Needs the session. 404 if there is none, 410 if it has expired.
 */
export const readPreview = defineCall('GET', '/api/export/:id/preview/:token');

/**
 * Creates a URL under which a phone on the same network can open the ad's preview without a password until it expires.
 * A session has one URL per ad: if it shares the ad again, the URL stays and shows the newest config. It
 * expires after the given lifetime. Without one, it keeps its expiry, and a new one expires after the shortest lifetime.
 * The body is `{ config: AdConfig, lifetime?: SharedPreviewLifetime }`. 422 and 503 as in `previewAd`.
 */
export const sharePreview = defineCall('POST', '/api/export/:id/share');

export const SharedPreviewLifetime = schema(() => OneOf(sharedPreviewLifetimes));

export const SharedPreview = schema(() =>
  Type.Object({
    /**
     * Full URLs, the most likely first: under `PUBLIC_URL`, otherwise the host of this call, then the machine's own
     * addresses.
     */
    urls: Type.Array(Type.String(), { minItems: 1 }),
    /** ISO 8601. */
    expiresAt: Type.String(),
  }),
);
export type SharedPreview = Static<typeof SharedPreview>;

export const SharePreviewResponse = schema(() => createSuccessSchema(SharedPreview));
export type SharePreviewResponse = Static<typeof SharePreviewResponse>;

/** Finds the URL under which this session shares an ad, without sharing it again. Null if there is none that can be opened. */
export const findShare = defineCall('GET', '/api/export/:id/share');

export const FindShareResponse = schema(() => createSuccessSchema(Type.Union([SharedPreview, Type.Null()])));
export type FindShareResponse = Static<typeof FindShareResponse>;

/**
 * Reads the page of a shared preview, for phones: the ad alone, under the preview's own policy. The token is the only
 * key. 404 if there is none, 410 if it has expired, 429 with `Retry-After` (seconds) if a client tries many tokens.
 * Errors are pages for people.
 */
export const readSharedPreview = defineCall('GET', '/p/:token');
