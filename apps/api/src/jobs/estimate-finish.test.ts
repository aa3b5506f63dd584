import { expect, it } from 'vitest';
import { estimateFinishMs, type OpenJob } from './estimate-finish.ts';

const waiting: OpenJob = { usualMs: 1000, elapsedMs: null, share: 0 };
const running = (elapsedMs: number, share = 0): OpenJob => ({ usualMs: 1000, elapsedMs, share });

it('estimates the usual time for a job with nothing before it', () => {
  expect(estimateFinishMs([waiting], 1)).toBe(1000);
});

it('schedules jobs one after another, or in parallel with more workers', () => {
  expect(estimateFinishMs([waiting, waiting, waiting], 1)).toBe(3000);
  expect(estimateFinishMs([waiting, waiting, waiting], 2)).toBe(2000);
});

it('prefers the reported progress as an estimate of the remaining time', () => {
  expect(estimateFinishMs([running(3000, 0.5)], 1)).toBe(3000);
  expect(estimateFinishMs([running(800, 0.8)], 1)).toBeCloseTo(200);
});

it('expects more time for a job that has taken longer than usual', () => {
  expect(estimateFinishMs([running(4000)], 1)).toBe(1000);
});

it('applies a slowdown to waiting jobs as well as running ones', () => {
  expect(estimateFinishMs([running(1500, 0.5), waiting], 1)).toBe(1500 + 3000);
});

it('limits the slowdown that it assumes', () => {
  expect(estimateFinishMs([running(90_000, 0.9), waiting], 1)).toBeCloseTo(10_000 + 4000);
});

it('assumes no slowdown because of a job of a kind that has not run before', () => {
  const unknown: OpenJob = { usualMs: null, elapsedMs: 30_000, share: 0.5 };
  expect(estimateFinishMs([unknown, waiting], 1)).toBe(30_000 + 1000);
});
