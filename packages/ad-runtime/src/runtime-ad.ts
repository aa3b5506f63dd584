import type { MediaFile, VideoFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { FontChoice } from '@spinreel/config-schema/options/appearance/fonts';
import type { PlayerTexts } from '@spinreel/config-schema/languages/player-texts';
import type { Normalised } from '@spinreel/config-schema/limits/units';
import type { BackgroundType, CoverTextLook, PlacementScreen } from '@spinreel/config-schema/options/options';

/** The media an ad can carry. All but the covers are asked for when the page has loaded. */
export type MediaSlot =
  | 'cover'
  | 'landscapeCover'
  | 'video'
  | 'music'
  | 'badge'
  | 'outro'
  | 'spinButton'
  | 'ctaButton'
  | 'lowerHalf'
  | 'frame'
  | 'background'
  | 'appIcon'
  | 'logo';

/** Where an element is, as shares of the stage, 0 to 1, and how large. */
export interface Placement {
  /** On portrait and squarish pages. */
  readonly position: Position;
  /** In landscape, where the stage fills the page. */
  readonly landscapePosition: Position;
  /** A multiple of its standard size in both layouts, 0.5 to 2. By default 1. */
  readonly size?: number;
}

/** The placement of the hand, by the point next to which it taps. */
export interface FingerPlacement extends Placement {
  /** -1 if the hand is a mirror image to the left of the point, in right-to-left ads. By default 1. */
  readonly side?: 1 | -1;
}

/** What a text is set in. */
export interface Typeface {
  readonly fontFamily: FontChoice;
  /** As in CSS, such as 400 or 900. */
  readonly fontWeight: number;
}

/** A round or styled button: text, colour (`#RRGGBB`), font, and the position of its centre. */
export interface RuntimeButton extends Placement, Typeface, Pick<ResolvedAd['button'], 'label' | 'color'> {}

/** The button of the pauses. */
export interface SpinButton extends RuntimeButton {
  /** Its text while the reels spin. It never changes the button's size. Null if the button is hidden meanwhile. */
  readonly spinningLabel: string | null;
}

/** Big lettering: the text of the cover, the headline of the outro, or the number of the win. */
export interface RuntimeLettering extends Placement, Typeface {
  readonly content: string;
  /** A class of the style sheet. */
  readonly style: CoverTextLook | 'sum';
  /** The CSS declarations of the style `custom`. They contain only colors and numbers. */
  readonly look?: string;
  /** The texts that it shows one after the other when it appears. The last one is `content`. */
  readonly steps?: readonly string[];
}

/** The app on the card of the outro, next to its icon. */
export interface RuntimeApp {
  readonly name: string;
  readonly rating: {
    /** In the language of the ad. */
    readonly text: string;
    /** How much of each star is filled, as in CSS. */
    readonly stars: readonly string[];
    /** Empty for none. */
    readonly note: string;
  } | null;
}

/** The required texts and the logo of one screen. */
export interface RuntimeLegal {
  readonly ageMark: (Placement & { readonly text: string }) | null;
  /** One block with a line for each text. */
  readonly text: (Placement & { readonly lines: readonly string[] }) | null;
  readonly logo: Placement | null;
}

/** Where the gameplay video is shown. */
export type VideoArea =
  | { readonly kind: 'full' }
  | {
      readonly kind: 'split';
      /** Centre of the area as shares of the stage. */
      readonly centre: Position;
      /** 0.3 to 2 times 90 % x 50 % of the stage. */
      readonly sizeFactor: number;
      readonly backdrop: { readonly type: BackgroundType; readonly color: string };
    };

/**
 * The numbers from which the player synthesizes a sound effect: notes that fade, each a sine wave whose phase another one
 * shifts. Like most lists of numbers it has no names, which would be most of its bytes.
 */
export type RuntimeEffect = readonly [
  /** Samples per second. */
  sampleRate: number,
  /** In samples. */
  length: number,
  /** By what the loudness of a note is multiplied with each sample. */
  decay: number,
  /** Frequency of the shift as a multiple of the note's. One that is no whole number sounds like metal or wood. */
  ratio: number,
  /** The greatest shift at the start of a note, in radians. */
  depth: number,
  /** Loudness at the start of a note, 0 to 1. */
  level: number,
  /** For each note, the sample at which it starts, and its pitch in radians per sample. */
  notes: readonly (readonly [start: number, pitch: number])[],
];

/** The types of the ad's events that may have sound effects. */
export type SoundedEvent = 'start' | 'spin' | 'pause' | 'badge' | 'outro' | 'cta';

/**
 * Everything the player needs to know, with no optional value left and plain JSON throughout. It is a resolved ad without
 * what only the export needs, so a new field of a resolved ad's part is in it without being listed here. Media bytes are
 * not part of it: the host delivers them slot by slot.
 */
export interface RuntimeAd
  extends
    Pick<ResolvedAd, 'name' | 'language'>,
    Pick<ResolvedAd['branding'], 'primaryColor' | 'secondaryColor'> {
  /** Which slots the host can deliver. */
  readonly slots: readonly MediaSlot[];
  readonly buttonStyle: ResolvedAd['button']['style'];
  readonly cover: Omit<ResolvedAd['cover'], `text${string}` | `${string}Position`> & {
    readonly button: RuntimeButton;
    /** Width by height of the image that replaces the cover in landscape. Only in ads that have one. */
    readonly landscapeAspect?: number;
    /** Width by height of a cover that is too wide to fill phones. Only in ads that have one. */
    readonly broadAspect?: number;
    readonly text: RuntimeLettering | null;
    /** The point next to which the finger taps; null when no finger is shown. */
    readonly finger: FingerPlacement | null;
  };
  readonly gameplay: Omit<
    ResolvedAd['gameplay'],
    `${string}Position` | `videoArea${string}` | 'spinningLabel'
  > & {
    readonly button: SpinButton;
    readonly finger: FingerPlacement | null;
    readonly area: VideoArea;
  };
  /** As it is encoded, in the video's own pixels. */
  readonly video: Omit<VideoFile, keyof MediaFile>;
  readonly badge: Omit<ResolvedAd['badge'], 'count'> & {
    /** The colors of the confetti, as in CSS. */
    readonly colors: readonly [string, string, string, string];
    /** The number that counts up. */
    readonly count: RuntimeLettering | null;
    /** A multiple of the size at which the image fills its space, 0.5 to 2. */
    readonly size: number;
  };
  readonly outro: Omit<
    ResolvedAd['outro'],
    keyof RuntimeButton | `headline${string}` | 'buttonPosition' | 'app'
  > & {
    readonly button: RuntimeButton;
    readonly app: RuntimeApp | null;
    /** The width of the card by its height. */
    readonly cardAspect: number;
    readonly headline: RuntimeLettering | null;
  };
  /** In the language of the ad. */
  readonly texts: PlayerTexts;
  /** Null for a screen without such elements. */
  readonly legal: Readonly<Record<PlacementScreen, RuntimeLegal | null>>;
  /** 0 to 1; of no meaning without a `music` slot. */
  readonly musicVolume: Normalised;
  /** The sound effects that play at each event of the ad. */
  readonly soundEffects: { readonly [Type in SoundedEvent]?: readonly RuntimeEffect[] };
}
