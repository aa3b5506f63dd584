import { expect, test } from 'vitest';
import { stageRect, stageScale } from './stage-rect.ts';

test.each([
  ['9:16', 375, 667],
  ['9:19.5', 390, 845],
  ['2:3', 400, 600],
  ['3:4', 768, 1024],
])('fills a %s viewport', (_shape, width, height) => {
  expect(stageRect({ width, height })).toEqual({ x: 0, y: 0, width, height });
});

test.each([
  ['square', 600, 600],
  ['landscape', 844, 390],
  ['wide desktop', 1920, 1080],
])('stands as a portrait stage of full height in the middle of a %s viewport', (_shape, width, height) => {
  const stage = stageRect({ width, height });
  expect(stage.height).toBe(height);
  expect(stage.width / stage.height).toBeCloseTo(9 / 16, 2);
  expect(Math.abs(stage.x * 2 + stage.width - width)).toBeLessThanOrEqual(1);
});

test('scales by the tighter of width and height', () => {
  expect(stageScale({ width: 750, height: (750 * 16) / 9 })).toBeCloseTo(2);
  expect(stageScale({ width: 390, height: 845 })).toBeCloseTo(390 / 375);
  expect(stageScale({ width: 768, height: 1024 })).toBeCloseTo(1024 / ((375 * 16) / 9));
});
