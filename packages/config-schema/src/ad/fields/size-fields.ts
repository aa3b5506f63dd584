import { sliderRanges } from '../../limits/limits.ts';
import type { Amount, Fields } from './ad-fields.ts';

const size = (name: string) =>
  ({ kind: 'amount', range: sliderRanges.elementSize, default: 1, name }) as const satisfies Amount;

/**
 * The sizes of the elements as multiples of their standard size, on all stages. Texts never become smaller than the smallest
 * legible size, and buttons never smaller than a finger. The legal text has no size, because it must stay legible.
 */
export const sizeFields = {
  coverButton: size('spin button size'),
  coverText: size('cover text size'),
  coverFinger: size('finger pointer size'),
  gameplayButton: size('spin button size'),
  gameplayFinger: size('finger pointer size'),
  outroButton: size('outro button size'),
  outroHeadline: size('outro headline size'),
  badge: size('badge size'),
  winAmount: size('win amount size'),
  /** On all screens. */
  ageMark: size('age mark size'),
  /** On all screens. The widest logo uses 60 % of the stage's width. */
  logo: size('logo size'),
} as const satisfies Fields;
