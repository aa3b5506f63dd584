import { drawFlyingCoin } from './draw-flying-coin.ts';
import type { Paint } from '../paint/paint.ts';
import { seededRandom } from '../paint/seeded-random.ts';

/** Draws a heap of coins on the line `y`, highest at `x`. `width` and `height` of the heap are in pixels. */
export function drawCoinPile(
  paint: Paint,
  pile: {
    x: number;
    y: number;
    width: number;
    height: number;
    coinRadius: number;
    coins: number;
    seed: number;
  },
): void {
  const random = seededRandom(pile.seed);
  const coins = Array.from({ length: pile.coins }, () => {
    const across = (random() + random() - 1) * 0.5;
    const maxHeight = Math.max(0, 1 - (2 * across) ** 2) * pile.height;
    return {
      x: pile.x + across * pile.width,
      y: pile.y - random() * maxHeight,
      turn: random() * 2.4 - 1.2,
      tilt: random() * 3.14,
    };
  });
  for (const coin of coins.toSorted((a, b) => a.y - b.y)) {
    drawFlyingCoin(paint, { ...coin, radius: pile.coinRadius * (0.85 + 0.3 * random()) });
  }
}
