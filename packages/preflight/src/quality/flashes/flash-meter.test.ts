import { describe, expect, test } from 'vitest';
import type { FrameSize } from './fields-of-view.ts';
import { createFlashMeter, type FlashReport } from './flash-meter.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const grey: Rgb = [128, 128, 128];
const red: Rgb = [255, 0, 0];

describe('general flashes', () => {
  test.each([
    ['3 flashes in a second', { flashesPerSecond: 3 }, 3],
    ['4 flashes in a second', { flashesPerSecond: 4 }, 4],
    ['10 flashes in a second', { flashesPerSecond: 10 }, 10],
    ['a change of luminance of 0.099', { states: [greyOf(0.3), greyOf(0.399)] }, 0],
    ['a change of luminance of 0.105', { states: [greyOf(0.3), greyOf(0.405)] }, 5],
    ['a darker state of 0.81', { states: [greyOf(0.81), white] }, 0],
    ['a darker state of 0.79', { states: [greyOf(0.79), white] }, 5],
    ['a quarter of the picture', { areaShare: 0.25 }, 0],
    ['26 % of the picture', { areaShare: 0.26 }, 5],
    ['a change of hue at the same luminance', { states: [grey, [188, 94, 94]] }, 0],
  ] as const)('counts the flashes of %s', (_what, flicker, expected) => {
    expect(measure(createFlicker(flicker)).general.maxPerSecond).toBe(expected);
  });

  test('finds a short burst in a long calm clip, with its time', () => {
    const calm = createFlicker({ states: [grey, grey], seconds: 3 });
    const { general } = measure([...calm, ...createFlicker({ flashesPerSecond: 5, seconds: 1 }), ...calm]);
    expect(general.maxPerSecond).toBe(5);
    expect(general.atSeconds).toBeCloseTo(4, 0);
  });

  test('does not add flashes of different seconds', () => {
    const three = createFlicker({ flashesPerSecond: 6, seconds: 0.5 });
    const calm = createFlicker({ states: [black, black], seconds: 0.6 });
    expect(measure([...three, ...calm, ...three]).general.maxPerSecond).toBe(3);
  });

  test('counts gradual changes like sudden ones', () => {
    const frames = Array.from({ length: 60 }, (_, frame) =>
      paint(greyOf(0.5 + 0.4 * Math.sin((2 * Math.PI * 4 * frame) / frameRate)), 1),
    );
    expect(measure(frames).general.maxPerSecond).toBe(4);
  });

  test('counts parts that flash in turns', () => {
    const half = (color: Rgb, other: Rgb) => [
      ...paint(color, 1).slice(0, 150),
      ...paint(other, 1).slice(150),
    ];
    const frames = Array.from({ length: 60 }, (_, frame) =>
      Math.floor(frame / 3) % 2 ? half(white, black) : half(black, white),
    );
    expect(measure(frames).general.maxPerSecond).toBe(5);
  });

  test.each([0.4, 0.5])('counts pixels that follow one frame later, in %d of the picture', (areaShare) => {
    for (const lateShare of [0.1, 0.15, 0.2]) {
      const frames = Array.from({ length: 60 }, (_, frame) =>
        Array.from({ length: pixelCount }, (_, pixel) => {
          // Other pixels are late at each change.
          const change = Math.floor((10 * frame) / frameRate);
          const isLate = (pixel * 37 + change * 61) % pixelCount < lateShare * pixelCount;
          const state = Math.floor((10 * (isLate ? frame - 1 : frame)) / frameRate);
          return [...(pixel < areaShare * pixelCount && state % 2 === 1 ? white : black)];
        }).flat(),
      );
      expect({ lateShare, count: measure(frames).general.maxPerSecond }).toEqual({ lateShare, count: 5 });
    }
  });

  test('does not count a cut, a fade, or an edge that moves across the picture', () => {
    const cut = [...createFlicker({ states: [black, black] }), ...createFlicker({ states: [white, white] })];
    const fade = Array.from({ length: 60 }, (_, frame) => paint(greyOf(frame / 60), 1));
    const edge = Array.from({ length: 60 }, (_, frame) => paint(white, frame / 60));
    for (const frames of [cut, fade, edge]) expect(measure(frames).general.maxPerSecond).toBe(0);
  });

  test('does not count reels that spin in a part of the picture', () => {
    const isStripe = (pixel: number, frame: number) => (Math.floor(pixel / 10) + frame) % 4 < 2;
    const frames = Array.from({ length: 60 }, (_, frame) =>
      Array.from({ length: pixelCount }, (_pixel, pixel) => [
        ...(pixel % 10 >= 3 && pixel % 10 < 7 && isStripe(pixel, frame) ? white : black),
      ]).flat(),
    );
    expect(measure(frames).general.maxPerSecond).toBe(0);
  });

  test('is the same on every run', () => {
    const frames = createFlicker({ flashesPerSecond: 7 });
    const first = measure(frames);
    expect([measure(frames), measure(frames)]).toEqual([first, first]);
  });
});

describe('the field of view', () => {
  const upright = { widthPx: 10, heightPx: 18 };
  const lying = { widthPx: 18, heightPx: 10 };

  test.each([
    ['at the top of an upright frame', upright, (_x: number, y: number) => y < 3, 5],
    ['at the bottom of an upright frame', upright, (_x: number, y: number) => y >= 15, 5],
    ['in the middle of an upright frame', upright, (_x: number, y: number) => y >= 8 && y < 11, 5],
    ['on a quarter of a field', upright, (x: number, y: number) => y < 5 && x < 5, 0],
    ['at the left of a lying frame', lying, (x: number) => x < 3, 5],
    ['at the right of a lying frame', lying, (x: number) => x >= 15, 5],
    ['at both ends of an upright frame', upright, (_x: number, y: number) => y < 2 || y >= 16, 0],
  ] as const)('is as wide as the shorter side: flashes %s', (_where, size, isFlashing, expected) => {
    const frames = Array.from({ length: 60 }, (_, frame) => {
      const isOn = Math.floor((10 * frame) / frameRate) % 2 === 1;
      return Array.from({ length: size.widthPx * size.heightPx }, (_, pixel) => {
        const [x, y] = [pixel % size.widthPx, Math.floor(pixel / size.widthPx)];
        return [...(isOn && isFlashing(x, y) ? white : black)];
      }).flat();
    });
    expect(measure(frames, size).general.maxPerSecond).toBe(expected);
  });
});

describe('red flashes', () => {
  test.each([
    ['4 flashes between saturated red and grey', { states: [red, grey], flashesPerSecond: 4 }, 4],
    ['3 flashes between saturated red and grey', { states: [red, grey], flashesPerSecond: 3 }, 3],
    ['a red share of 0.81', { states: [redOf(0.81), [0, 140, 140]] }, 5],
    ['a red share of 0.79', { states: [redOf(0.79), [0, 140, 140]] }, 0],
    ['a change of chromaticity of 0.21', { states: [red, mixWithRed(0.21)] }, 5],
    ['a change of chromaticity of 0.19', { states: [red, mixWithRed(0.19)] }, 0],
    [
      'blue and green',
      {
        states: [
          [0, 0, 255],
          [0, 255, 0],
        ],
      },
      0,
    ],
    ['a quarter of the picture', { states: [red, grey], areaShare: 0.25 }, 0],
    ['26 % of the picture', { states: [red, grey], areaShare: 0.26 }, 5],
  ] as const)('counts the flashes of %s', (_what, flicker, expected) => {
    expect(measure(createFlicker(flicker)).red.maxPerSecond).toBe(expected);
  });
});

const frameRate = 30;
const square = { widthPx: 10, heightPx: 10 } as const;
const pixelCount = square.widthPx * square.heightPx;

/** Frames that change between two states: black and white, 5 times a second, on the whole picture, for 2 seconds. */
function createFlicker({
  states = [black, white],
  flashesPerSecond = 5,
  areaShare = 1,
  seconds = 2,
}: {
  states?: readonly [Rgb, Rgb];
  flashesPerSecond?: number;
  areaShare?: number;
  seconds?: number;
}): number[][] {
  return Array.from({ length: seconds * frameRate }, (_, frame) => {
    const phase = Math.floor((2 * flashesPerSecond * frame) / frameRate) % 2;
    return paint(states[phase === 0 ? 0 : 1], areaShare, states[0]);
  });
}

function paint(color: Rgb, areaShare: number, rest: Rgb = black): number[] {
  return Array.from({ length: pixelCount }, (_, pixel) =>
    pixel < areaShare * pixelCount ? [...color] : [...rest],
  ).flat();
}

function measure(frames: readonly number[][], size: FrameSize = square): FlashReport {
  const meter = createFlashMeter(size);
  for (const [index, frame] of frames.entries())
    meter.addFrame({ rgb: Uint8Array.from(frame), timestampSeconds: index / frameRate });
  return meter.report();
}

/** The level of a linear value, 0 to 1, in sRGB. */
function levelOf(value: number): number {
  return Math.round(255 * (value <= 0.003_130_8 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** The grey of a relative luminance. */
function greyOf(luminance: number): Rgb {
  const level = levelOf(luminance);
  return [level, level, level];
}

/** A colour of which red is the given share of the sum of linear values. */
function redOf(share: number): Rgb {
  const other = levelOf((0.5 * (1 - share)) / share / 2);
  return [levelOf(0.5), other, other];
}

/** A less saturated red whose chromaticity differs from red's by about this distance, towards grey. */
function mixWithRed(distance: number): Rgb {
  // The chromaticities are those of red, (0.4507, 0.5229), and of grey, (0.1978, 0.4683), which are 0.2587 apart.
  const share = distance / 0.2587;
  const u = 0.4507 - share * (0.4507 - 0.1978);
  const v = 0.5229 - share * (0.5229 - 0.4683);
  // Colours between red and grey have equal green and blue. Find their amount.
  let best = 0;
  let bestDistance = Infinity;
  for (let amount = 0; amount <= 1; amount += 0.001) {
    const [x, y, z] = [0.4124 + 0.5381 * amount, 0.2126 + 0.7874 * amount, 0.0193 + 1.0697 * amount];
    const sum = x + 15 * y + 3 * z;
    const apart = Math.hypot((4 * x) / sum - u, (9 * y) / sum - v);
    if (apart < bestDistance) [best, bestDistance] = [amount, apart];
  }
  const level = levelOf(best);
  return [255, level, level];
}
