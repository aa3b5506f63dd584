import { sliderRanges, textLimits, winAmountRange } from '../../limits/limits.ts';
import { defaultFont, fontChoices, fontWeights } from '../../options/appearance/fonts.ts';
import {
  animationTypes,
  backgroundTypes,
  buttonStyles,
  coverTextLooks,
  outroCompositions,
  spinControls,
  textCases,
  winCardPictures,
} from '../../options/options.ts';
import { videoShapes } from '../../options/placement/video-shapes.ts';

/** What every field has. */
interface FieldFacts {
  /** Its name in the undo history, as in 'Undid: change button text'. */
  readonly name: string;
  /** The part of the resolved ad and of the player's ad that gets it unchanged, under the same key. */
  readonly player?: 'cover' | 'gameplay' | 'outro';
}

export type Flag = FieldFacts & { readonly kind: 'flag'; readonly default: boolean };
type Text = FieldFacts & {
  readonly kind: 'text';
  readonly default: string;
  readonly maxLength: number;
  /** Whether it is a text of the ad, which has a translation for each language. */
  readonly isTranslatable?: true;
};
type Color = FieldFacts & { readonly kind: 'color'; readonly default: string };
export type Amount = FieldFacts & {
  readonly kind: 'amount';
  readonly default: number;
  readonly range: { readonly min: number; readonly max: number };
};
/** Without a default, the field follows another one. */
type Choice = FieldFacts & {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default?: string;
};

/** The definition of one field: the values it accepts, what it means if it is left out, and its name. */
export type Field = Flag | Text | Color | Amount | Choice;
export type Fields = Readonly<Record<string, Field>>;

/** The value of a field. */
export type FieldValue<Each extends Field> = Each extends { readonly options: readonly (infer Option)[] }
  ? Option
  : Each['kind'] extends 'flag'
    ? boolean
    : Each['kind'] extends 'amount'
      ? number
      : string;

/** The fields of the spin button, the texts and the badge. The schema, the defaults and the names derive from this table. */
export const ctaFields = {
  label: {
    kind: 'text',
    maxLength: textLimits.label,
    default: 'Spin!',
    isTranslatable: true,
    name: 'button text',
  },
  /** For viewers on both platforms, unless `storeUrls` has one for theirs. Empty, or an `https:` address (see store-url). */
  storeUrl: { kind: 'text', maxLength: textLimits.storeUrl, default: '', name: 'store URL' },
  color: { kind: 'color', default: '#DC143C', name: 'button color' },
  /** By default the font of the branding. */
  fontFamily: { kind: 'choice', options: fontChoices, name: 'button font' },
  /** Fonts with one weight are drawn alike in both. */
  fontWeight: { kind: 'choice', options: fontWeights, default: 'bold', name: 'button font weight' },
  textCase: { kind: 'choice', options: textCases, default: 'as-typed', name: 'button letter case' },
  buttonStyle: { kind: 'choice', options: buttonStyles, default: 'flashy-stacked', name: 'button style' },
  spinControl: { kind: 'choice', options: spinControls, default: 'button', name: 'spin control' },
  /** The diameter of the highlight as a share of the uploaded video's shorter side, so that it follows zoom and shape. */
  highlightSize: {
    kind: 'amount',
    range: sliderRanges.highlightSize,
    default: 0.22,
    name: 'size of the highlight',
  },
  showCoverText: { kind: 'flag', default: true, name: 'cover text' },
  coverText: {
    kind: 'text',
    maxLength: textLimits.coverText,
    default: 'Play and Win Big',
    isTranslatable: true,
    name: 'cover text',
  },
  coverTextStyle: {
    kind: 'choice',
    options: coverTextLooks,
    default: 'outline',
    name: 'cover text style',
  },
  showButtonWhileSpinning: { kind: 'flag', default: true, name: 'button while spinning' },
  /** On the spin button while the reels spin. Empty means `defaultSpinningLabels`, so that it follows the ad's language. */
  spinningLabel: {
    kind: 'text',
    maxLength: textLimits.label,
    default: '',
    isTranslatable: true,
    name: 'text while spinning',
  },
  showSpinCountdown: { kind: 'flag', default: true, name: 'spin countdown', player: 'gameplay' },
  showFingerPointer: { kind: 'flag', default: true, name: 'finger pointer' },
  showWinningBadge: { kind: 'flag', default: true, name: 'winning badge' },
  showWinningBadgeWhenPlaybackFinishes: { kind: 'flag', default: true, name: 'badge after the video' },
  animateWinningBadge: { kind: 'flag', default: true, name: 'badge animation' },
  showWinningBadgeOnOutro: { kind: 'flag', default: true, name: 'badge on the outro' },
  animateWinningBadgeOnOutro: { kind: 'flag', default: true, name: 'badge animation on the outro' },
  /** The outro follows if nobody spins for this time at a pause; 0 waits for ever. */
  autoOutroSeconds: {
    kind: 'amount',
    range: sliderRanges.autoOutroSeconds,
    default: 15,
    name: 'automatic outro',
    player: 'gameplay',
  },
  animationType: { kind: 'choice', options: animationTypes, default: 'confetti', name: 'celebration' },
  /** The number to which the win counts up, a whole one. None is shown by default, because it promises a win. */
  winAmount: { kind: 'amount', range: winAmountRange, default: 0, name: 'win amount' },
  winAmountFrom: { kind: 'amount', range: winAmountRange, default: 0, name: 'start of the win amount' },
  /** A sign such as €, or letters. The language of the ad puts it before or after the number. */
  winCurrency: { kind: 'text', maxLength: textLimits.currency, default: '', name: 'currency of the win' },
} as const satisfies Fields;

/** The app's page in each platform's store. An empty URL means the store URL of the button. */
export const storeUrlFields = {
  ios: { kind: 'text', maxLength: textLimits.storeUrl, default: '', name: 'App Store URL' },
  android: { kind: 'text', maxLength: textLimits.storeUrl, default: '', name: 'Google Play URL' },
} as const satisfies Fields;

/** The fields of the final screen with the button that leads to the store. */
export const outroFields = {
  /** By default `image` if there is an outro image, and `win-card` otherwise. */
  composition: { kind: 'choice', options: outroCompositions, name: 'outro composition' },
  /** Without an outro image, it is the last frame. */
  winCardPicture: {
    kind: 'choice',
    options: winCardPictures,
    default: 'last-frame',
    name: 'picture of the win card',
  },
  appName: {
    kind: 'text',
    maxLength: textLimits.appName,
    default: '',
    isTranslatable: true,
    name: 'app name',
  },
  /** In stars, in tenths. 0 shows none. */
  appRating: { kind: 'amount', range: sliderRanges.appRating, default: 0, name: 'app rating' },
  /** A text after the rating, such as '120K ratings'. */
  appRatingNote: {
    kind: 'text',
    maxLength: textLimits.appRatingNote,
    default: '',
    isTranslatable: true,
    name: 'text after the app rating',
  },
  useCustomImage: { kind: 'flag', default: false, name: 'outro button image' },
  /** A text above the button or the card; empty is none. It looks like the cover text. */
  headline: {
    kind: 'text',
    maxLength: textLimits.outroHeadline,
    default: '',
    isTranslatable: true,
    name: 'outro headline',
  },
  pulseAnimation: { kind: 'flag', default: true, name: 'outro button pulse' },
  label: {
    kind: 'text',
    maxLength: textLimits.label,
    default: 'Download Now!',
    isTranslatable: true,
    name: 'outro button text',
  },
  color: { kind: 'color', default: '#FFD700', name: 'outro button color' },
  /** By default the font of the branding. */
  fontFamily: { kind: 'choice', options: fontChoices, name: 'outro button font' },
  fontWeight: { kind: 'choice', options: fontWeights, default: 'bold', name: 'outro button font weight' },
  textCase: { kind: 'choice', options: textCases, default: 'as-typed', name: 'outro button letter case' },
  storeUrl: { kind: 'text', maxLength: textLimits.storeUrl, default: '', name: 'outro store URL' },
} as const satisfies Fields;

/** The colours and the fonts of the ad. */
export const brandingFields = {
  primaryColor: { kind: 'color', default: '#FFD700', name: 'primary color' },
  secondaryColor: { kind: 'color', default: '#DC143C', name: 'secondary color' },
  fontFamily: { kind: 'choice', options: fontChoices, default: defaultFont, name: 'default font' },
  /** Whether the viewer's phone chooses the fonts. Otherwise the ad contains the open fonts that stand for them. */
  useSystemFonts: { kind: 'flag', default: false, name: 'system fonts' },
} as const satisfies Fields;

/** How the gameplay video is shown. */
export const videoFields = {
  splitScreen: { kind: 'flag', default: true, name: 'split screen' },
  /** By default 16:9 in split-screen mode, and 9:16 in full-screen mode. */
  shape: { kind: 'choice', options: videoShapes, name: 'video shape' },
  zoom: { kind: 'amount', range: sliderRanges.zoom, default: 1, name: 'video zoom' },
  /** Percent of the free space to the side: -100 is the left edge, 100 the right. */
  zoomX: { kind: 'amount', range: sliderRanges.zoomOffset, default: 0, name: 'video zoom' },
  /** Percent of the free space above and below: -100 is the top edge, 100 the bottom. */
  zoomY: { kind: 'amount', range: sliderRanges.zoomOffset, default: 0, name: 'video zoom' },
} as const satisfies Fields;

/** How the music plays: 0 is silent, 1 as loud as the file. */
export const musicFields = {
  volume: { kind: 'amount', range: sliderRanges.musicVolume, default: 0.3, name: 'music volume' },
} as const satisfies Fields;

/** What fills the screen around a split-screen video. */
export const backgroundFields = {
  type: { kind: 'choice', options: backgroundTypes, default: 'transparent-video', name: 'background' },
  solidColor: { kind: 'color', default: '#1F2937', name: 'background color' },
} as const satisfies Fields;

/** The fields of the ad as a whole. */
export const wholeAdFields = {
  name: { kind: 'text', maxLength: textLimits.adName, default: 'Untitled Ad', name: 'ad name' },
  videoSize: { kind: 'amount', range: sliderRanges.videoSize, default: 1, name: 'video size' },
} as const satisfies Fields;

/** The fields of a table that have a default. */
export type FieldDefaults<Each extends Fields> = {
  readonly [Key in keyof Each as Each[Key] extends { readonly default: unknown } ? Key : never]: FieldValue<
    Each[Key]
  >;
};

/** The fields of a table that a part of the player's ad gets unchanged. */
export type PlayerFields<Each extends Fields, Part extends string> = {
  readonly [Key in keyof Each as Each[Key] extends { readonly player: Part } ? Key : never]: FieldValue<
    Each[Key]
  >;
};
