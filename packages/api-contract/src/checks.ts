import { OneOf } from '@spinreel/config-schema/ad/schema-parts';
import { marketIds } from '@spinreel/config-schema/compliance/markets';
import { productTypes } from '@spinreel/config-schema/compliance/product-types';
import { Type, type Static } from 'typebox';
import { createSuccessSchema } from './schemas/envelope.ts';
import { CheckedRule } from './exports.ts';
import { PublishingCheck } from './publishing.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Uploads a playable ad made elsewhere (one HTML file or a ZIP) as a multipart form and checks it against the rules of
 * the chosen networks, without playing it. The file is stored for a few hours, so that it can be played (`playCheck`), and
 * its report for longer. 413 if it is too large, 415 if it is neither HTML nor a ZIP, 422 if no network is chosen or one
 * is unknown, 503 with `Retry-After` (seconds) if the server is busy.
 */
export const checkFile = defineCall('POST', '/api/checks', {
  /** Names of the form's fields. `networksField` holds comma-separated ids and must precede the file. */
  networksField: 'networks',
  fileField: 'file',
});

/** A place in a file that breaks a rule. */
export const CheckOccurrence = schema(() =>
  Type.Object({
    /** The file inside the package, or the uploaded file's own name. */
    path: Type.String(),
    /** Counted from 1, as is `column`. */
    line: Type.Integer({ minimum: 1 }),
    column: Type.Integer({ minimum: 1 }),
    excerpt: Type.String(),
  }),
);
export type CheckOccurrence = Static<typeof CheckOccurrence>;

/** The verdict of one rule on a file that may have been made elsewhere. */
export const CheckFinding = schema(() =>
  Type.Object({
    ...CheckedRule.properties,
    /** The first places that break the rule. */
    occurrences: Type.Array(CheckOccurrence),
    /** The number of all such places. */
    occurrenceCount: Type.Integer({ minimum: 0 }),
  }),
);
export type CheckFinding = Static<typeof CheckFinding>;

/** An image of the file while it was played. */
export const CheckScreenshot = schema(() =>
  Type.Object({
    /** Its URL (see `readCheckScreenshot`). */
    url: Type.String(),
    stage: Type.String(),
    orientation: Type.Union([Type.Literal('portrait'), Type.Literal('landscape')]),
    widthPx: Type.Integer({ minimum: 1 }),
    heightPx: Type.Integer({ minimum: 1 }),
  }),
);
export type CheckScreenshot = Static<typeof CheckScreenshot>;

/** Whether a file opens the store on a network, and with which call. See `StoreCallSighting` of preflight. */
export const CheckStoreCall = schema(() =>
  Type.Object({
    state: OneOf(['seen', 'unseen', 'found', 'missing', 'unknown']),
    call: Type.String(),
  }),
);
export type CheckStoreCall = Static<typeof CheckStoreCall>;

/** One network's verdict on a file. */
export const CheckVerdict = schema(() =>
  Type.Object({
    network: Type.String(),
    label: Type.String(),
    /** Whether no rule of severity `error` is broken. */
    passed: Type.Boolean(),
    /** Whether the file has a page that can be played. */
    isPlayable: Type.Boolean(),
    /** Whether the file has been played for this network. */
    isPlayed: Type.Boolean(),
    /** Null if pages of the network open no store, or the check is of an earlier version. */
    storeCall: Type.Union([CheckStoreCall, Type.Null()]),
    /** Broken rules come first: errors, warnings, advice. */
    findings: Type.Array(CheckFinding),
    /** Rules that could not be judged, and why. */
    notJudged: Type.Array(Type.Object({ ruleId: Type.String(), reason: Type.String() })),
    screenshots: Type.Array(CheckScreenshot),
  }),
);
export type CheckVerdict = Static<typeof CheckVerdict>;

/** What uses the space in a file. */
export const CheckAsset = schema(() =>
  Type.Object({
    path: Type.String(),
    kind: Type.String(),
    /** Bytes inside the unpacked file. */
    bytes: Type.Integer({ minimum: 0 }),
    /** Bytes inside the ZIP; null outside of a ZIP and for parts of a file. */
    packedBytes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  }),
);
export type CheckAsset = Static<typeof CheckAsset>;

/** A checked file and its verdicts. */
export const FileCheck = schema(() =>
  Type.Object({
    id: Type.String(),
    /** The file's name as sent by the client, for display only. */
    fileName: Type.String(),
    sizeBytes: Type.Integer({ minimum: 1 }),
    sha256: Type.String(),
    /** Who made the file. */
    origin: Type.Union([Type.Literal('spinreel'), Type.Literal('foreign')]),
    /** The tool that made the file, as far as it can be detected. */
    madeWith: Type.Union([Type.String(), Type.Null()]),
    assets: Type.Array(CheckAsset),
    /** In the order of the product's list of networks. */
    verdicts: Type.Array(CheckVerdict),
    /** Null until the file has been checked with `checkFilePublishing`. */
    publishing: Type.Union([PublishingCheck, Type.Null()]),
    /** ISO 8601. */
    createdAt: Type.String(),
    /** Until when the file is stored and can be played. */
    fileExpiresAt: Type.String(),
    /** Until when the report and its share link work. */
    expiresAt: Type.String(),
  }),
);
export type FileCheck = Static<typeof FileCheck>;

export const CheckFileResponse = schema(() => createSuccessSchema(FileCheck));

/** Reads a check of this session. 404 if there is none, 410 if it has expired. */
export const readCheck = defineCall('GET', '/api/checks/:id');

export const ReadCheckResponse = schema(() => createSuccessSchema(FileCheck));

/**
 * Plays a checked file in a simulation of a network's web view and adds what it did to the network's verdict. Exports go
 * first, so it may wait for them. 404 if the check does not include the network, 410 if the file has expired, 501 if the
 * server has no browser, 503 with `Retry-After` (seconds) if the server is busy.
 */
export const playCheck = defineCall('POST', '/api/checks/:id/play/:network');

export const PlayCheckResponse = schema(() => createSuccessSchema(CheckVerdict));

/**
 * Plays a checked file as a viewer would, and says how likely viewers are to play it. With a product type and a market, also whether it
 * shows what the law of the market and the policies of the check's networks require. It is played for the network that
 * finds the fewest errors in it. Replaces an earlier result. Exports go first, so it may wait for them. 410 if the file has
 * expired, 422 if only one of product type and market is given, 501 if the server has no browser, 503 with `Retry-After`
 * (seconds) if the server is busy.
 */
export const checkFilePublishing = defineCall('POST', '/api/checks/:id/publishing');

/** What a checked file advertises and where: both or neither. */
export const CheckFilePublishingRequest = schema(() =>
  Type.Object(
    { product: Type.Optional(OneOf(productTypes)), market: Type.Optional(OneOf(marketIds)) },
    { additionalProperties: false },
  ),
);
export type CheckFilePublishingRequest = Static<typeof CheckFilePublishingRequest>;

export const CheckFilePublishingResponse = schema(() => createSuccessSchema(PublishingCheck));

/** Reads a screenshot of a check as PNG, by its SHA-256. */
export const readCheckScreenshot = defineCall('GET', '/api/checks/:id/screenshots/:sha256');
