import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * Makes every network's file and checks it, rule by rule. Makes use of what is encoded already and is single flight with
 * the exports. 422 when the config is not valid or uses an unknown asset, 503 with `Retry-After` (seconds) when the server
 * is busy. An ad that cannot be exported yet is no failure: each network's `problem` says why.
 */
export const checkAd = {
  method: 'POST',
  route: '/api/export/:id/check',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/check`,
} as const;

export const CheckAdRequest = schema(() =>
  Type.Object({ config: AdConfig }, { additionalProperties: false }),
);
export type CheckAdRequest = Static<typeof CheckAdRequest>;

/** One rule's verdict. */
export const CheckedRule = schema(() =>
  Type.Object({
    id: Type.String(),
    passed: Type.Boolean(),
    severity: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
    /** What is wrong, or what is in order; for people. */
    message: Type.String(),
    /** What to do about it. */
    fix: Type.String(),
    /** Where the network says so; null where the rule is the product's own, as are the two after it. */
    sourceUrl: Type.Union([Type.String(), Type.Null()]),
    /** ISO date on which that was read. */
    checkedOn: Type.Union([Type.String(), Type.Null()]),
    confidence: Type.Union([Type.String(), Type.Null()]),
  }),
);
export type CheckedRule = Static<typeof CheckedRule>;

export const NetworkVerdict = schema(() =>
  Type.Object({
    network: Type.String(),
    label: Type.String(),
    /** Whether the network will accept the file. */
    passed: Type.Boolean(),
    /** Why there is no file to check; null when there is one. */
    problem: Type.Union([Type.String(), Type.Null()]),
    /** Of the file that was checked; null without one. */
    sha256: Type.Union([Type.String(), Type.Null()]),
    /** Bytes. */
    fileSize: Type.Union([Type.Integer(), Type.Null()]),
    bytesByAsset: Type.Record(Type.String(), Type.Integer()),
    /** Broken ones first. */
    rules: Type.Array(CheckedRule),
  }),
);
export type NetworkVerdict = Static<typeof NetworkVerdict>;

export const CheckAdResponse = schema(() => successOf(Type.Object({ networks: Type.Array(NetworkVerdict) })));
export type CheckAdResponse = Static<typeof CheckAdResponse>;
