import type { FontFamily } from '@spinreel/config-schema/fonts';
import type { AnimationType, BackgroundType, ButtonStyle } from '@spinreel/config-schema/options';
import type { Position } from '@spinreel/config-schema/schema-parts';
import type { FrameIndex, Normalised, Seconds } from '@spinreel/config-schema/units';

/** The media an ad can carry. All but the cover are asked for when the page has loaded. */
export type MediaSlot =
  | 'cover'
  | 'video'
  | 'music'
  | 'badge'
  | 'outro'
  | 'ctaButton'
  | 'lowerHalf'
  | 'frame'
  | 'background';

/** A round or styled button: text, colour (`#RRGGBB`), font, and centre as shares of the stage, 0 to 1. */
export interface RuntimeButton {
  readonly label: string;
  readonly color: string;
  readonly fontFamily: FontFamily;
  readonly position: Position;
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
 * Everything the player needs to know, with no optional value left and plain JSON throughout. Media bytes are not part
 * of it: the host hands them over slot by slot.
 */
export interface RuntimeAd {
  readonly name: string;
  /** Which slots the host can deliver. */
  readonly slots: readonly MediaSlot[];
  /** The ad's two colours, each as `#RRGGBB`. */
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly buttonStyle: ButtonStyle;
  readonly cover: {
    readonly button: RuntimeButton;
    readonly text: {
      readonly content: string;
      readonly fontFamily: FontFamily;
      readonly position: Position;
    } | null;
    /** The finger's tip; null when no finger is shown. */
    readonly finger: Position | null;
  };
  readonly gameplay: {
    readonly button: RuntimeButton;
    readonly finger: Position | null;
    readonly area: VideoArea;
    readonly showSpinCountdown: boolean;
  };
  /** As it is encoded, in the video's own pixels. */
  readonly video: {
    readonly widthPx: number;
    readonly heightPx: number;
    readonly durationSeconds: Seconds;
    /** Frames per second, constant throughout. */
    readonly frameRate: number;
    /** Frames at which the picture freezes until a tap, counted from 0, ascending. */
    readonly pauseFrames: readonly FrameIndex[];
  };
  readonly badge: {
    /** Shown over the last frame for the product's 3 seconds. */
    readonly onPlaybackEnd: boolean;
    readonly onPlaybackEndAnimated: boolean;
    readonly onOutro: boolean;
    readonly onOutroAnimated: boolean;
    readonly celebration: AnimationType;
  };
  readonly outro: { readonly button: RuntimeButton; readonly pulse: boolean };
  /** 0 to 1; of no meaning without a `music` slot. */
  readonly musicVolume: Normalised;
}
