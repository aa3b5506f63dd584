import type { AnimationType } from '@spinreel/config-schema/options';
import type { Size } from '../layout/rect.ts';
import { paintCoin } from './paint-coin.ts';

/** Few coins, because they are large. */
const pieceCounts = { none: 0, confetti: 100, coins: 45 } as const;
const durationMs = 6000;
const confettiColours = ['#fd0', '#f35', '#2d6', '#2af', '#b5f', '#f81', '#fff'];

/**
 * Throws confetti or coins from both sides and from above onto a canvas, until they have left below: one animation
 * loop, and no object made per frame. Returns what ends it.
 */
export function celebrate(canvas: HTMLCanvasElement, kind: AnimationType, stage: Size): () => void {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const isCoins = kind === 'coins';
  // Sharper than 1.5 is not seen on things that fly, and costs fill rate.
  const ratio = Math.min(devicePixelRatio, 1.5);
  const width = (canvas.width = stage.width * ratio);
  const height = (canvas.height = stage.height * ratio);
  const coin = document.createElement('canvas');
  if (isCoins) paintCoin(coin);
  // Four numbers per piece decide its whole way.
  const chances = new Float32Array(pieceCounts[kind] * 4).map(Math.random);
  let startMs = 0;
  let request = 0;

  const draw = (nowMs: number) => {
    startMs = startMs || nowMs;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    for (let at = 0; at < chances.length; at += 4) {
      const chance = (index: number) => chances[at + index] as number;
      const origin = (at / 4) % 3;
      const isRain = origin > 1;
      const seconds = (nowMs - startMs) / 1000 - chance(3) * (isRain ? 2 : 0.3);
      if (seconds < 0) continue;
      // Both sides shoot up and in; rain only falls. Paper slows down in the air.
      const flight = isCoins ? seconds : 1.6 * (1 - Math.exp(-seconds / 1.3));
      const way = (0.1 + 0.8 * chance(0)) * flight;
      const x = isRain ? chance(0) : origin ? 1.03 - way : way - 0.03;
      const y = isRain ? 0.35 * seconds - 0.1 : 0.75 - (0.5 + chance(1)) * flight;
      const fall = (isCoins ? 0.75 : 0.16) * seconds * seconds;
      const angle = seconds * (4 + 9 * chance(2)) + at;
      const size = height * (isCoins ? 0.024 : 0.012) * (0.7 + 0.6 * chance(1));
      const flip = Math.cos(angle);
      const lean = isCoins ? 0 : Math.sin(angle / 2);
      context.setTransform(isCoins ? flip : 1, lean, 0, isCoins ? 1 : flip, x * width, (y + fall) * height);
      if (isCoins) context.drawImage(coin, -size, -size, size * 2, size * 2);
      else {
        context.fillStyle = confettiColours[at % 7] as string;
        context.fillRect(-size, -size / 2, size * 2, size);
      }
    }
    if (nowMs - startMs < durationMs) request = requestAnimationFrame(draw);
  };

  if (kind !== 'none') request = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(request);
    canvas.width = 0;
  };
}
