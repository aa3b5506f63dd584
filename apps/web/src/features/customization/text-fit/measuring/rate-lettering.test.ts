import { expect, test } from 'vitest';
import { rateLettering } from './rate-lettering.ts';

const stops = [
  { color: '#FFFFFF', alpha: 0.667, at: 0 },
  { color: '#FFFFFF', alpha: 0, at: 0.5 },
  { color: '#000000', alpha: 0.4, at: 1 },
];

// Requirement: variants.contact-sheet
test('half of each letter has the contrast that lettering is rated by', () => {
  const plain = { fill: '#FFFFFF', stops: [] };
  expect(rateLettering({ ...plain, around: { color: '#000000', alpha: 1 } })).toBeCloseTo(21);
  // The upper half is white, and the lower one gets black.
  const half = [
    { color: '#000000', alpha: 0, at: 0.5 },
    { color: '#000000', alpha: 1, at: 0.5001 },
  ];
  expect(rateLettering({ fill: '#FFFFFF', stops: half, around: { color: '#000000', alpha: 1 } })).toBeCloseTo(
    21,
  );
  expect(
    rateLettering({ fill: '#FFFFFF', stops: half, around: { color: '#FFFFFF', alpha: 1 } }),
  ).toBeGreaterThan(20);
});

// Requirement: variants.contact-sheet
test('the default colors differ enough, and equal or similar ones do not', () => {
  const rate = (fill: string, color: string) => rateLettering({ fill, stops, around: { color, alpha: 1 } });
  expect(rate('#FFD700', '#DC143C')).toBeGreaterThan(3);
  for (const [fill, outline] of [
    ['#FFD700', '#FFD700'],
    ['#FFD700', '#FFF3B0'],
    ['#DC143C', '#DC143C'],
    ['#FFFFFF', '#FFD700'],
  ] as const)
    expect(rate(fill, outline)).toBeLessThan(3);
});

// Requirement: variants.contact-sheet
test('a translucent plate is compared on the image that suits the letters least', () => {
  const rate = (color: string, alpha: number) =>
    rateLettering({ fill: '#FFFFFF', stops: [], around: { color, alpha } });
  expect(rate('#110022', 1)).toBeGreaterThan(rate('#110022', 0.867));
  expect(rate('#110022', 0)).toBe(1);
});
