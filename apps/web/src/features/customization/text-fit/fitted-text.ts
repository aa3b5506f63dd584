import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ScreenPartRole } from '@spinreel/exporters/preview-messages';
import type { FitShape } from './fit-shapes.ts';

/** What a text must not be smaller than, in CSS pixels. */
const smallestReadablePx = {
  /** Labels and lettering. The player's smallest type has this size on a phone that is 390 pixels wide. */
  lettering: 14,
  /** The counter, which is a short text in bold type. The player never draws it smaller. */
  counter: 12,
  /** Required texts: the smallest that Apple's guidelines consider legible. The player never draws them smaller. */
  required: 11,
} as const;

interface AdTextInfo {
  readonly name: string;
  /** The field that changes the text; null for the legal text, which has one for each of its lines. */
  readonly field: FieldId | null;
  readonly smallestPx: number;
}

/** The texts of an ad. */
export const adTexts = {
  button: { name: 'Button text', field: 'cta.label', smallestPx: smallestReadablePx.lettering },
  spinningButton: {
    name: 'Text while spinning',
    field: 'cta.spinningLabel',
    smallestPx: smallestReadablePx.lettering,
  },
  coverText: { name: 'Cover text', field: 'cta.coverText', smallestPx: smallestReadablePx.lettering },
  counter: { name: 'Counter', field: 'cta.showSpinCountdown', smallestPx: smallestReadablePx.counter },
  outroButton: {
    name: 'Outro button text',
    field: 'outro.label',
    smallestPx: smallestReadablePx.lettering,
  },
  outroHeadline: {
    name: 'Outro headline',
    field: 'outro.headline',
    smallestPx: smallestReadablePx.lettering,
  },
  ageMark: {
    name: 'Age mark',
    field: 'compliance.elements.ageMark',
    smallestPx: smallestReadablePx.required,
  },
  legalText: {
    name: 'Legal text',
    field: null,
    smallestPx: smallestReadablePx.required,
  },
} as const satisfies Record<string, AdTextInfo>;
export type AdTextId = keyof typeof adTexts;

/** A text as the player has laid it out on one screen of the ad. */
export interface FittedText {
  readonly id: AdTextId;
  readonly screen: PlacementScreen;
  readonly content: string;
  /** In CSS pixels. */
  readonly sizePx: number;
  readonly lineCount: number;
  /** Whether it is larger than the button or plate around it, or partly off the screen. */
  readonly isClipped: boolean;
  /** The other parts of the screen with which it overlaps. */
  readonly overlaps: readonly ScreenPartRole[];
  /** Whether its letters differ too little from their outline or from the plate behind them. Only lettering can be. */
  readonly isFaint: boolean;
}

/** The texts of an ad in one language on one shape. */
export interface FitMeasurement {
  readonly shape: FitShape;
  readonly texts: readonly FittedText[];
}
