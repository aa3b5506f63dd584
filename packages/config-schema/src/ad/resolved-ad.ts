import type {
  brandingFields,
  ctaFields,
  FieldDefaults,
  outroFields,
  PlayerFields,
} from './fields/ad-fields.ts';
import type { sizeFields } from './fields/size-fields.ts';
import type { FontChoice, FontWeight } from '../options/appearance/fonts.ts';
import type { Trim } from './assets.ts';
import type { AdLanguage } from '../languages/ad-languages.ts';
import type { CompliancePart } from '../compliance/compliance-elements.ts';
import type {
  AnimationType,
  BackgroundType,
  ButtonStyle,
  CoverTextLook,
  OutroComposition,
  PlacementScreen,
  SoundEffect,
} from '../options/options.ts';
import type { StorePlatform } from '../options/store-platforms.ts';
import type { VideoHighlight } from '../options/placement/video-highlight.ts';
import type { VideoRegion } from '../options/placement/video-crop.ts';
import type { VideoShape } from '../options/placement/video-shapes.ts';
import type { Position } from './schema-parts.ts';
import type { FrameIndex } from '../limits/units.ts';

/** An opaque handle of an uploaded file, or for the CLI a path relative to the config. */
export type AssetHandle = string;

/** The gameplay video and how it is cut. */
export interface ResolvedVideo {
  readonly asset: AssetHandle | null;
  readonly splitScreen: boolean;
  readonly shape: VideoShape;
  /** The visible part, if the shape is `reels`. Null for the whole video. */
  readonly reels: VideoRegion | null;
  /** Width by height of the visible part. */
  readonly aspect: number;
  /** 1 to 3. */
  readonly zoomFactor: number;
  /** -100 to 100. */
  readonly zoomXPercent: number;
  /** -100 to 100. */
  readonly zoomYPercent: number;
  readonly trim: Trim;
  /** Frames per second of the video that ships: the upload's, at most 30. */
  readonly frameRate: number;
  /** Frames of the trimmed video at which it pauses, ascending; as many as the interaction level at most. */
  readonly pauseFrames: readonly FrameIndex[];
}

/** The images of an ad; null where none is used. */
export interface ResolvedImages {
  readonly coverImage: AssetHandle | null;
  /** In place of the cover image on landscape screens. */
  readonly landscapeCoverImage: AssetHandle | null;
  readonly outroImage: AssetHandle | null;
  readonly spinButtonImage: AssetHandle | null;
  readonly winningBadgeImage: AssetHandle | null;
  readonly finalCtaButtonImage: AssetHandle | null;
  readonly lowerHalfImage: AssetHandle | null;
  readonly frameImage: AssetHandle | null;
  readonly backgroundImage: AssetHandle | null;
  readonly logoImage: AssetHandle | null;
  readonly appIcon: AssetHandle | null;
}

/** The required texts and the logo of one screen. */
export interface ScreenLegal {
  readonly ageMark: { readonly text: string; readonly position: Position } | null;
  /** One block with a line for each text. */
  readonly text: { readonly lines: readonly string[]; readonly position: Position } | null;
  readonly logoPosition: Position | null;
}

/** A number that counts up at the win. */
export interface WinAmount {
  readonly from: number;
  readonly to: number;
  /** A sign or letters; empty for none. */
  readonly currency: string;
}

/** The highlight of the spin button in the video. */
export interface ResolvedHighlight extends VideoHighlight {
  /** Whether a hand shows where to tap. */
  readonly hasFinger: boolean;
}

/** The app as the outro shows it, next to its icon. */
export interface ResolvedAppCard {
  readonly name: string;
  /** Null for no rating. */
  readonly rating: {
    /** 0.1 to 5, in tenths. */
    readonly stars: number;
    /** Empty for none. */
    readonly note: string;
  } | null;
}

/** The elements of a screen that have a landscape position. */
export type LandscapePart = 'button' | 'text' | 'finger' | CompliancePart;

/**
 * An ad with nothing optional left. Positions are shares of the whole screen. Fields with `player` in `ad-fields` are in
 * the named part without being listed here.
 */
export interface ResolvedAd {
  readonly name: string;
  readonly branding: FieldDefaults<typeof brandingFields>;
  readonly video: ResolvedVideo;
  readonly images: ResolvedImages;
  /** The uploaded font. Null unless a text is set in it. */
  readonly brandFont: AssetHandle | null;
  readonly music: {
    readonly asset: AssetHandle;
    readonly sampleId: string | null;
    readonly volume: number;
  } | null;
  /** The volume of each sound effect that plays, above 0 and up to 1. */
  readonly soundEffects: { readonly [Effect in SoundEffect]?: number };
  readonly background: { readonly type: BackgroundType; readonly solidColor: string };
  readonly button: {
    /** In the chosen letter case. */
    readonly label: string;
    readonly color: string;
    readonly fontFamily: FontChoice;
    readonly fontWeight: FontWeight;
    readonly style: ButtonStyle;
  };
  /** The URL that a tap opens on each platform. Empty if the ad has none. */
  readonly storeUrls: Readonly<Record<StorePlatform, string>>;
  readonly cover: {
    /** In its letter case. */
    readonly text: string | null;
    readonly textPosition: Position;
    readonly buttonPosition: Position;
    readonly fingerPosition: Position | null;
  } & PlayerFields<typeof ctaFields, 'cover'>;
  readonly gameplay: {
    /** The text of the button while the reels spin, in its letter case and font; null if the button is hidden meanwhile. */
    readonly spinningLabel: string | null;
    readonly buttonPosition: Position;
    readonly fingerPosition: Position | null;
    /** In place of the button and the finger. Null for an ad with a button. */
    readonly highlight: ResolvedHighlight | null;
    readonly videoAreaCentre: Position;
    /** 0.3 to 2 times the standard area. */
    readonly videoAreaSizeFactor: number;
  } & PlayerFields<typeof ctaFields, 'gameplay'>;
  readonly badge: {
    readonly onPlaybackEnd: boolean;
    readonly onPlaybackEndAnimated: boolean;
    readonly onOutro: boolean;
    readonly onOutroAnimated: boolean;
    readonly celebration: AnimationType;
    /** The number that counts up with the badge after the video. */
    readonly count: WinAmount | null;
  };
  readonly outro: {
    /** In the chosen letter case. */
    readonly label: string;
    readonly color: string;
    readonly fontFamily: FontChoice;
    readonly fontWeight: FontWeight;
    readonly composition: OutroComposition;
    /** Null unless the composition is `app-card`. */
    readonly app: ResolvedAppCard | null;
    readonly pulse: boolean;
    readonly buttonPosition: Position;
    /** In the letter case of the cover text. */
    readonly headline: string | null;
    readonly headlinePosition: Position;
  } & PlayerFields<typeof outroFields, 'outro'>;
  /** The cover text and the headline of the outro. */
  readonly lettering: {
    readonly fontFamily: FontChoice;
    readonly fontWeight: FontWeight;
    /** Whether its font was chosen apart from that of the button. */
    readonly hasOwnFont: boolean;
    readonly style: CoverTextLook;
    /** The CSS declarations of the style `custom`; null for other styles. */
    readonly look: string | null;
  };
  /** Multiples of the elements' standard sizes, 0.5 to 2. */
  readonly sizes: FieldDefaults<typeof sizeFields>;
  readonly language: AdLanguage;
  readonly legal: Readonly<Record<PlacementScreen, ScreenLegal>>;
  /** As shares of the landscape stage. The other elements follow their portrait position. */
  readonly landscapePositions: Readonly<
    Record<PlacementScreen, { readonly [Part in LandscapePart]?: Position }>
  >;
}
