import { Type, type Static } from 'typebox';
import { Assets } from './assets.ts';
import { textLimits, sliderRanges, videoLimits } from './limits.ts';
import { animationTypes, buttonStyles } from './options.ts';
import { closed, Colour, Font, Id, Nullable, OneOf, Position } from './schema-parts.ts';

const flag = Type.Optional(Type.Boolean());
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** A moment at which the video stops until the viewer taps. */
export const PausePoint = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    /** Seconds from the upload's first frame. */
    timestamp: Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds + 1 }),
    /** The upload's frame: timestamp times frame rate, whole or not. Only for people; the timestamp decides. */
    frame: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
    label: text(textLimits.pauseLabel),
  },
  closed,
);
export type PausePoint = Static<typeof PausePoint>;

/** The spin button, the texts and pictures around it, and where they stand. */
export const Cta = Type.Object(
  {
    label: text(textLimits.label),
    /** Empty, or an `https:` address (see store-url). */
    storeUrl: text(textLimits.storeUrl),
    color: Type.Optional(Colour),
    fontFamily: Type.Optional(Font),
    buttonStyle: Type.Optional(OneOf(buttonStyles)),
    showCoverText: flag,
    coverText: text(textLimits.coverText),
    showSpinCountdown: flag,
    showFingerPointer: flag,
    showWinningBadge: flag,
    showWinningBadgeWhenPlaybackFinishes: flag,
    animateWinningBadge: flag,
    showWinningBadgeOnOutro: flag,
    animateWinningBadgeOnOutro: flag,
    animationType: Type.Optional(OneOf(animationTypes)),
    positions: Type.Optional(
      Type.Object(
        { cover: Nullable(Position), gameplay: Nullable(Position), outro: Nullable(Position) },
        closed,
      ),
    ),
    fingerPositions: Type.Optional(
      Type.Object({ cover: Nullable(Position), gameplay: Nullable(Position) }, closed),
    ),
  },
  closed,
);
export type Cta = Static<typeof Cta>;

/** The final screen with the button that leads to the store. */
export const Outro = Type.Object(
  {
    useCustomImage: flag,
    pulseAnimation: flag,
    label: text(textLimits.label),
    color: Type.Optional(Colour),
    fontFamily: Type.Optional(Font),
    storeUrl: text(textLimits.storeUrl),
  },
  closed,
);
export type Outro = Static<typeof Outro>;

/** Colours and font of the ad. */
export const Branding = Type.Object(
  {
    primaryColor: Type.Optional(Colour),
    secondaryColor: Type.Optional(Colour),
    fontFamily: Type.Optional(Font),
  },
  closed,
);
export type Branding = Static<typeof Branding>;

/**
 * A whole ad in the shape in which it is saved, exported and written by hand for the CLI. Every field may be left out;
 * `resolveAd` says what that means. This is the only definition; the JSON Schema is generated from it.
 */
export const AdConfig = Type.Object(
  {
    $schema: Type.Optional(Type.String({ maxLength: 512 })),
    id: Type.Optional(Id),
    name: text(textLimits.adName),
    assets: Type.Optional(Assets),
    pausePointCount: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
    pausePoints: Type.Optional(Type.Array(PausePoint, { maxItems: 20 })),
    cta: Type.Optional(Cta),
    outro: Type.Optional(Outro),
    coverTextPositions: Type.Optional(Type.Object({ cover: Nullable(Position) }, closed)),
    videoPositions: Type.Optional(Type.Object({ gameplay: Nullable(Position) }, closed)),
    videoSize: Type.Optional(
      Type.Number({ minimum: sliderRanges.videoSize.min, maximum: sliderRanges.videoSize.max }),
    ),
    branding: Type.Optional(Branding),
    createdAt: text(textLimits.pauseLabel),
    updatedAt: text(textLimits.pauseLabel),
  },
  {
    ...closed,
    title: 'Spinreel ad',
    description: 'A playable video ad. Omitted fields take their defaults.',
  },
);
export type AdConfig = Static<typeof AdConfig>;
