import { OneOf } from '@spinreel/config-schema/ad/schema-parts';
import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { marketIds } from '@spinreel/config-schema/compliance/markets';
import { productTypes } from '@spinreel/config-schema/compliance/product-types';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { previewShapes } from '@spinreel/config-schema/options/placement/preview-shapes';
import { Type, type Static } from 'typebox';
import { createSuccessSchema } from './schemas/envelope.ts';
import { CheckedRule } from './exports.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Plays the file of the ad's first network in a simulation of its web view, and says whether it shows what its market
 * and its networks require, and how likely viewers are to play it. Exports go first, so it may wait for them. The answer for the same file,
 * product type and market is stored, so asking again takes no time. The body is `{ config: AdConfig }`. 422 if the ad cannot be exported, 501 if the server has no
 * browser, 503 with `Retry-After` (seconds) if the server is busy.
 */
export const checkPublishing = defineCall('POST', '/api/export/:id/publishing');

const NullableString = schema(() => Type.Union([Type.String(), Type.Null()]));

/** A screen of the ad in one shape of the display. */
export const PublishingPlace = schema(() =>
  Type.Object({
    screen: OneOf(placementScreens),
    /** The id of the shape, such as `9:16`. */
    shapeId: OneOf(previewShapes.map(({ id }) => id)),
  }),
);
export type PublishingPlace = Static<typeof PublishingPlace>;

/** The result of one rule of laws and policies. Its severity is `error` if it blocks publishing. */
export const ComplianceFinding = schema(() =>
  Type.Object({
    ...CheckedRule.properties,
    /** Null if the rule is not about one element. */
    element: Type.Union([OneOf(complianceElements), Type.Null()]),
    /** Where the rule is broken. */
    places: Type.Array(PublishingPlace),
    /** The field of the wizard that fixes it. */
    field: NullableString,
  }),
);
export type ComplianceFinding = Static<typeof ComplianceFinding>;

/** Whether an ad shows what its market requires. Not legal advice. */
export const ComplianceVerdict = schema(() =>
  Type.Object({
    product: OneOf(productTypes),
    market: OneOf(marketIds),
    /** Where the requirements are from; empty if none are known for this product type and market. */
    presets: Type.Array(
      Type.Object({
        id: Type.String(),
        label: Type.String(),
        source: Type.Object({ label: Type.String(), url: Type.String() }),
        /** ISO date on which the source was read. */
        checkedOn: Type.String(),
      }),
    ),
    /** Whether no rule of severity `error` is broken. */
    passed: Type.Boolean(),
    /** Broken rules come first: errors, warnings, advice. */
    findings: Type.Array(ComplianceFinding),
    /** Rules that could not be judged, and why. */
    notJudged: Type.Array(Type.Object({ ruleId: Type.String(), reason: Type.String() })),
  }),
);
export type ComplianceVerdict = Static<typeof ComplianceVerdict>;

/** One measured property of an ad that decides how many viewers play it. */
export const QualityMeasure = schema(() =>
  Type.Object({
    id: Type.String(),
    label: Type.String(),
    /** Null if it was not judged. */
    value: Type.Union([Type.Number(), Type.Null()]),
    unit: Type.String(),
    /** The value for people, such as `1.2 s`. */
    valueText: Type.String(),
    /** What is good, such as `at most 3 s`. */
    targetText: Type.String(),
    status: Type.Union([
      Type.Literal('good'),
      Type.Literal('fair'),
      Type.Literal('poor'),
      Type.Literal('not-judged'),
    ]),
    /** Whether it endangers viewers: flashes above the threshold. */
    isWarning: Type.Boolean(),
    message: Type.String(),
    fix: Type.String(),
    /** The field of the wizard that fixes it. */
    field: NullableString,
    places: Type.Array(PublishingPlace),
    source: Type.Object({ label: Type.String(), url: NullableString }),
  }),
);
export type QualityMeasure = Static<typeof QualityMeasure>;

/** Why an ad has no score, and how many measures could be judged. */
export const Unscored = schema(() =>
  Type.Object({
    code: Type.Union([
      Type.Literal('not-played'),
      Type.Literal('store-not-opened'),
      Type.Literal('not-finished'),
      Type.Literal('not-recognized'),
    ]),
    judgedCount: Type.Integer({ minimum: 0 }),
    measureCount: Type.Integer({ minimum: 0 }),
    /** How many measures must be judged for a score. */
    neededCount: Type.Integer({ minimum: 0 }),
    /** What went wrong in the play, as a sentence. */
    failure: NullableString,
  }),
);
export type Unscored = Static<typeof Unscored>;

/** How likely it is that viewers understand and play an ad. */
export const QualityVerdict = schema(() =>
  Type.Object({
    /** 0 to 100. Null if too few measures could be judged. */
    score: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()]),
    /** Null without a score. */
    grade: Type.Union([
      Type.Literal('excellent'),
      Type.Literal('good'),
      Type.Literal('fair'),
      Type.Literal('poor'),
      Type.Null(),
    ]),
    /** Why there is no score; null if there is one. */
    unscored: Type.Union([Unscored, Type.Null()]),
    measures: Type.Array(QualityMeasure),
  }),
);
export type QualityVerdict = Static<typeof QualityVerdict>;

/** What one play of a finished file says about publishing it. */
export const PublishingCheck = schema(() =>
  Type.Object({
    network: Type.String(),
    label: Type.String(),
    /** SHA-256 of the played file. */
    sha256: Type.String(),
    /** Bytes. */
    fileSize: Type.Integer({ minimum: 1 }),
    /** Null without a product type and market. */
    compliance: Type.Union([ComplianceVerdict, Type.Null()]),
    quality: QualityVerdict,
  }),
);
export type PublishingCheck = Static<typeof PublishingCheck>;

export const CheckPublishingResponse = schema(() => createSuccessSchema(PublishingCheck));
