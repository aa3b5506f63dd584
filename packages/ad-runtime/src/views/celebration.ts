import type { AnimationType } from '@spinreel/config-schema/options';
import type { Size } from '../layout/rect.ts';
import { paintCoin } from './paint-coin.ts';

/** Flying confetti or coins. */
export interface Celebration {
  /** Throws a burst from both sides, which rains down and ends by itself. */
  start(kind: AnimationType, stage: Size): void;
  stop(): void;
}

const pieceCount = 110;
/** Numbers kept per piece: x, y, their speeds per second, angle, turn per second, size, delay in seconds. */
const stride = 8;
const confettiColours = ['#ffd700', '#ff3b5c', '#2fd36b', '#2ea6ff', '#b45cff', '#ff8c1a', '#fff'];
const coinPx = 64;

/** Creates a celebration on a canvas: one animation loop, and no object made per frame. */
export function createCelebration(canvas: HTMLCanvasElement): Celebration {
  const pieces = new Float32Array(pieceCount * stride);
  const coin = document.createElement('canvas');
  let request = 0;
  let lastMs = 0;

  const stop = () => {
    cancelAnimationFrame(request);
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  };

  return {
    stop,
    start(kind, stage) {
      stop();
      const context = canvas.getContext('2d');
      if (kind === 'none' || context === null) return;
      // Sharper than 1.5 is not seen on things that fly, and costs fill rate.
      const ratio = Math.min(devicePixelRatio || 1, 1.5);
      const width = (canvas.width = Math.round(stage.width * ratio));
      const height = (canvas.height = Math.round(stage.height * ratio));
      const unit = Math.min(width / 375, height / 667);
      if (kind === 'coins') paintCoin(coin, coinPx);
      throwPieces(pieces, width, height, kind === 'coins' ? 15 * unit : 6 * unit);
      lastMs = 0;
      const draw = (nowMs: number) => {
        const seconds = lastMs === 0 ? 0 : Math.min(0.05, (nowMs - lastMs) / 1000);
        lastMs = nowMs;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, width, height);
        if (!drawPieces(context, pieces, { seconds, height, coin: kind === 'coins' ? coin : null })) return;
        request = requestAnimationFrame(draw);
      };
      request = requestAnimationFrame(draw);
    },
  };
}

/** Two of three pieces shoot up from the lower sides, the others fall from above during the next two seconds. */
function throwPieces(pieces: Float32Array, width: number, height: number, sizePx: number): void {
  for (let index = 0; index < pieceCount; index++) {
    const side = index % 3;
    const isRain = side === 2;
    const sign = side === 0 ? 1 : -1;
    const random = Math.random;
    pieces.set(
      [
        isRain ? random() * width : side * width - sign * 20,
        isRain ? -sizePx * 2 : height * (0.62 + random() * 0.2),
        isRain ? (random() - 0.5) * width * 0.2 : sign * width * (0.15 + random() * 0.75),
        isRain ? height * 0.2 : -height * (0.55 + random() * 0.65),
        random() * 6.28,
        (random() - 0.5) * 16,
        sizePx * (0.7 + random() * 0.6),
        isRain ? random() * 2 : random() * 0.35,
      ],
      index * stride,
    );
  }
}

/** Moves and draws every piece; false once all have left below. */
function drawPieces(
  context: CanvasRenderingContext2D,
  pieces: Float32Array,
  { seconds, height, coin }: { seconds: number; height: number; coin: HTMLCanvasElement | null },
): boolean {
  let isAlive = false;
  for (let at = 0; at < pieces.length; at += stride) {
    const value = (offset: number) => pieces[at + offset] as number;
    if (value(7) > 0) {
      pieces[at + 7] = value(7) - seconds;
      isAlive = true;
      continue;
    }
    pieces[at] = value(0) + value(2) * seconds;
    pieces[at + 1] = value(1) + value(3) * seconds;
    pieces[at + 2] = value(2) * (1 - 0.6 * seconds);
    pieces[at + 3] = Math.min(value(3) + height * 1.05 * seconds, height * (coin ? 1.2 : 0.38));
    pieces[at + 4] = value(4) + value(5) * seconds;
    if (value(1) > height * 1.1) continue;
    isAlive = true;
    const angle = value(4);
    const size = value(6);
    const flip = Math.cos(angle);
    if (coin) {
      context.setTransform(flip, 0, 0, 1, value(0), value(1));
      context.drawImage(coin, -size, -size, size * 2, size * 2);
    } else {
      context.setTransform(Math.cos(angle * 0.6), Math.sin(angle * 0.6), -Math.sin(angle) * flip, flip, value(0), value(1));
      context.fillStyle = confettiColours[(at / stride) % confettiColours.length] as string;
      context.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
    }
  }
  return isAlive;
}
