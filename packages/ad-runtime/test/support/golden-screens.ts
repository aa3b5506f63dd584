import type { goldenAds } from './golden-ads.ts';
import { usualScreens, type LookedAt } from './walk-through.ts';

/** The screens of phones and tablets, in CSS pixels. */
export const shapes = {
  '9x16': { width: 390, height: 693 },
  '9x19': { width: 390, height: 844 },
  '2x3': { width: 320, height: 480 },
  '3x4': { width: 480, height: 640 },
  '1x1': { width: 500, height: 500 },
  landscape: { width: 667, height: 375 },
  'long-landscape': { width: 844, height: 390 },
  '4x3': { width: 640, height: 480 },
} as const;
const shapeNames = Object.keys(shapes) as (keyof typeof shapes)[];
const countedShapes = ['9x16', '1x1', 'landscape', 'long-landscape'] as const;

/** The screens of a variant to look at, shape by shape. */
export interface GoldenScreens {
  variant: keyof typeof goldenAds;
  looks: readonly (readonly [keyof typeof shapes, readonly LookedAt[]])[];
}

/** Every shape of one variant, and every variant in the shape it is designed for. */
export const goldenScreens: readonly GoldenScreens[] = [
  { variant: 'split', looks: shapeNames.map((shape) => [shape, usualScreens]) },
  {
    variant: 'full',
    looks: [
      ['9x16', ['cover', 'paused', 'muted', 'playing', 'badge', 'outro']],
      ['2x3', ['paused']],
      ['9x19', ['paused']],
      ['landscape', usualScreens],
      ['long-landscape', usualScreens],
    ],
  },
  { variant: 'plain', looks: shapeNames.map((shape) => [shape, ['outro']]) },
  {
    variant: 'full-plain',
    looks: [
      ['9x16', ['outro']],
      ['9x19', ['outro']],
      ['3x4', ['outro']],
      ['landscape', ['outro']],
      ['long-landscape', ['outro']],
    ],
  },
  {
    variant: 'solid',
    looks: [
      ['9x16', [...usualScreens, 'playing']],
      // Its screen has no live backdrop, whose frame differs from run to run.
      ['landscape', ['cover', 'paused', 'playing', 'badge', 'outro']],
      ['long-landscape', usualScreens],
    ],
  },
  {
    variant: 'custom',
    looks: [
      ['9x16', ['paused', 'playing', 'outro']],
      ['long-landscape', ['paused', 'playing', 'outro']],
    ],
  },
  {
    variant: 'win-card',
    looks: [
      ['9x16', ['outro']],
      ['9x19', ['outro']],
      ['1x1', ['outro']],
      ['landscape', ['outro']],
      ['4x3', ['outro']],
    ],
  },
  {
    variant: 'legal-card',
    looks: [
      ['9x16', ['outro']],
      ['2x3', ['outro']],
      ['1x1', ['outro']],
      ['landscape', ['outro']],
    ],
  },
  {
    variant: 'headline',
    looks: [
      ['9x16', ['outro']],
      ['1x1', ['outro']],
      ['landscape', ['outro']],
    ],
  },
  { variant: 'image-button', looks: [['9x16', ['cover', 'paused', 'playing']]] },
  { variant: 'highlight', looks: shapeNames.map((shape) => [shape, ['paused']]) },
  {
    variant: 'full-highlight',
    looks: [
      ['9x16', ['paused', 'playing']],
      ['2x3', ['paused']],
      ['9x19', ['paused']],
      ['long-landscape', ['paused']],
    ],
  },
  { variant: 'app-card', looks: shapeNames.map((shape) => [shape, ['outro']]) },
  {
    variant: 'legal-app-card',
    looks: [
      ['9x16', ['outro']],
      ['2x3', ['outro']],
      ['1x1', ['outro']],
      ['landscape', ['outro']],
    ],
  },
  {
    variant: 'picture-card',
    looks: [
      ['9x16', ['outro']],
      ['landscape', ['outro']],
    ],
  },
  { variant: 'coins', looks: [['9x16', ['badge']]] },
  { variant: 'counted', looks: countedShapes.map((shape) => [shape, ['badge']]) },
  { variant: 'counted-alone', looks: countedShapes.map((shape) => [shape, ['badge']]) },
  {
    variant: 'legal',
    looks: [
      ['9x16', [...usualScreens, 'playing']],
      ['2x3', ['cover', 'outro']],
      ['1x1', ['cover', 'outro']],
      ['landscape', usualScreens],
    ],
  },
  {
    variant: 'legal-long',
    looks: [
      ['2x3', ['cover', 'outro']],
      ['1x1', ['cover']],
      ['landscape', ['cover']],
    ],
  },
];
