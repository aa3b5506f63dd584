import { expect, it } from 'vitest';
import { computeFilmstripLayout } from './filmstrip-layout.ts';

it('shows a frame every quarter of a second', () => {
  expect(computeFilmstripLayout({ durationSeconds: 15, widthPx: 1920, heightPx: 1080 })).toEqual({
    tileCount: 60,
    columns: 10,
    stepSeconds: 0.25,
    tileWidthPx: 128,
    tileHeightPx: 72,
  });
});

it('spreads the frames over a long video', () => {
  const { tileCount, stepSeconds } = computeFilmstripLayout({
    durationSeconds: 60,
    widthPx: 1920,
    heightPx: 1080,
  });
  expect({ tileCount, stepSeconds }).toEqual({ tileCount: 120, stepSeconds: 0.5 });
});

it('keeps portrait tiles for portrait videos, and limits the width of very wide ones', () => {
  expect(computeFilmstripLayout({ durationSeconds: 1, widthPx: 1080, heightPx: 1920 }).tileWidthPx).toBe(40);
  expect(computeFilmstripLayout({ durationSeconds: 1, widthPx: 4000, heightPx: 500 }).tileWidthPx).toBe(160);
});

it('has at least one tile', () => {
  expect(computeFilmstripLayout({ durationSeconds: 0.04, widthPx: 16, heightPx: 9000 })).toMatchObject({
    tileCount: 1,
    tileWidthPx: 2,
  });
});
