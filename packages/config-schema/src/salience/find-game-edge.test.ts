import { expect, test } from 'vitest';
import { findGameEdge } from './find-game-edge.ts';

const beige = [242, 234, 216] as const;
const sky = [191, 234, 255] as const;
const purple = [82, 18, 96] as const;
const gold = [255, 190, 40] as const;

test.each([
  { name: 'a beige page', color: beige },
  { name: 'a white page', color: [255, 255, 255] as const },
  { name: 'a pale blue page', color: sky },
])('finds the game inside of $name', ({ color }) => {
  expect(findGameEdge(drawFrame(({ x, y }) => (x < 6 || y < 8 ? color : purple)))).toBeCloseTo(0.07);
});

test.each([
  { name: 'a dark game fills', color: () => purple },
  { name: 'a saturated game fills', color: () => gold },
  { name: 'only light colors fill', color: () => beige },
  { name: 'a game fills whose edge is partly light', color: ({ y }: Point) => (y < 40 ? sky : purple) },
  { name: 'a game shares with something light', color: ({ x }: Point) => (x < 50 ? sky : purple) },
  { name: 'a game with a dark border fills', color: ({ x }: Point) => (x < 2 ? purple : beige) },
])('finds no page in a frame that $name', ({ color }) => {
  expect(findGameEdge(drawFrame(color))).toBeNull();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a frame of 100 x 60 pixels. */
function drawFrame(color: (point: Point) => readonly [number, number, number]) {
  const [widthPx, heightPx] = [100, 60];
  const pixels = Uint8Array.from(
    Array.from({ length: widthPx * heightPx }, (_, at) =>
      color({ x: at % widthPx, y: Math.floor(at / widthPx) }),
    ).flat(),
  );
  return { pixels, widthPx, heightPx };
}
