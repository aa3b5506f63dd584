import { Type, type Static } from 'typebox';
import { brandingFields, ctaFields, outroFields, storeUrlFields, wholeAdFields } from './fields/ad-fields.ts';
import { sizeFields } from './fields/size-fields.ts';
import { soundEffectFields } from './fields/sound-effect-fields.ts';
import { Assets } from './assets.ts';
import { Compliance } from '../compliance/compliance.ts';
import { textLimits, videoLimits } from '../limits/limits.ts';
import { networkIdPattern } from '../options/ids.ts';
import { closed, createOptional, Id, Nullable, Position } from './schema-parts.ts';
import { letteringFields } from './fields/lettering-fields.ts';
import { toSchemas } from './fields/field-schemas.ts';
import { complianceParts } from '../compliance/compliance-elements.ts';

const wholeAd = toSchemas(wholeAdFields);
const createPositions = <const Part extends string>(parts: readonly Part[]) =>
  Type.Object(createOptional(parts, Nullable(Position)), closed);
const createTextField = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** A moment at which the video stops until the viewer taps. */
export const PausePoint = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    /** Seconds from the upload's first frame. */
    timestamp: Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds + 1 }),
    /** The upload's frame: timestamp times frame rate, whole or not. Only for people; the timestamp decides. */
    frame: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
    label: createTextField(textLimits.pauseLabel),
  },
  closed,
);
export type PausePoint = Static<typeof PausePoint>;

/** The spin button, the texts and images around it, and where they are. */
export const Cta = Type.Object(
  {
    ...toSchemas(ctaFields),
    positions: Type.Optional(
      Type.Object(
        { cover: Nullable(Position), gameplay: Nullable(Position), outro: Nullable(Position) },
        closed,
      ),
    ),
    fingerPositions: Type.Optional(
      Type.Object({ cover: Nullable(Position), gameplay: Nullable(Position) }, closed),
    ),
    /** The spin button in the uploaded video, as shares of its width and height before it is cropped. */
    highlightPosition: Nullable(Position),
  },
  closed,
);
export type Cta = Static<typeof Cta>;

/** The store URLs that differ between iOS and Android. */
export const StoreUrls = Type.Object(toSchemas(storeUrlFields), closed);
export type StoreUrls = Static<typeof StoreUrls>;

/** The final screen with the button that leads to the store. */
export const Outro = Type.Object({ ...toSchemas(outroFields), headlinePosition: Nullable(Position) }, closed);
export type Outro = Static<typeof Outro>;

/** Colours and font of the ad. */
export const Branding = Type.Object(toSchemas(brandingFields), closed);
export type Branding = Static<typeof Branding>;

/** Which of the synthesized sounds play, and how loud. */
export const SoundEffects = Type.Object(toSchemas(soundEffectFields), closed);
export type SoundEffects = Static<typeof SoundEffects>;

/** The look of the cover text and the outro headline. */
export const Lettering = Type.Object(toSchemas(letteringFields), closed);
export type Lettering = Static<typeof Lettering>;

/** The sizes of the elements, 0.5 to 2. */
export const Sizes = Type.Object(toSchemas(sizeFields), closed);
export type Sizes = Static<typeof Sizes>;

/**
 * Positions that replace those derived from portrait, as shares of the landscape stage. Elements without one follow their
 * portrait position.
 */
export const LandscapePositions = Type.Object(
  {
    cover: Type.Optional(createPositions(['button', 'text', 'finger', ...complianceParts])),
    gameplay: Type.Optional(createPositions(['button', 'finger', ...complianceParts])),
    outro: Type.Optional(createPositions(['button', 'text', ...complianceParts])),
  },
  closed,
);
export type LandscapePositions = Static<typeof LandscapePositions>;

/**
 * The content of one ad, without its variants. Every field may be left out; `resolveAd` says what that means. This is the
 * only definition; the JSON Schema is generated from it.
 */
export const AdContent = Type.Object(
  {
    $schema: Type.Optional(Type.String({ maxLength: 512 })),
    id: Type.Optional(Id),
    name: wholeAd.name,
    assets: Type.Optional(Assets),
    pausePointCount: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
    pausePoints: Type.Optional(Type.Array(PausePoint, { maxItems: 20 })),
    cta: Type.Optional(Cta),
    storeUrls: Type.Optional(StoreUrls),
    outro: Type.Optional(Outro),
    coverTextPositions: Type.Optional(Type.Object({ cover: Nullable(Position) }, closed)),
    lettering: Type.Optional(Lettering),
    sizes: Type.Optional(Sizes),
    landscapePositions: Type.Optional(LandscapePositions),
    videoPositions: Type.Optional(Type.Object({ gameplay: Nullable(Position) }, closed)),
    videoSize: wholeAd.videoSize,
    branding: Type.Optional(Branding),
    soundEffects: Type.Optional(SoundEffects),
    compliance: Type.Optional(Compliance),
    /** The ids of the networks that the ad is exported for. By default Meta and Moloco. */
    networks: Type.Optional(
      Type.Array(Type.String({ pattern: networkIdPattern }), { maxItems: 100, uniqueItems: true }),
    ),
    createdAt: createTextField(textLimits.pauseLabel),
    updatedAt: createTextField(textLimits.pauseLabel),
  },
  closed,
);
export type AdContent = Static<typeof AdContent>;
