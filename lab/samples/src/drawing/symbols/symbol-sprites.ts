import { drawBar } from './draw-bar.ts';
import { drawBell } from './draw-bell.ts';
import { drawCherries } from './draw-cherries.ts';
import { drawClover } from './draw-clover.ts';
import { drawCoin } from './draw-coin.ts';
import { drawDiamond } from './draw-diamond.ts';
import { drawSeven } from './draw-seven.ts';
import { paintOnCanvas, createPaintCache, type Paint } from '../paint/paint.ts';

const drawings = {
  seven: drawSeven,
  cherries: drawCherries,
  bell: drawBell,
  diamond: drawDiamond,
  bar: drawBar,
  coin: drawCoin,
  clover: drawClover,
} as const satisfies Record<string, (paint: Paint) => void>;

/** A symbol on the reels. */
export type SymbolName = keyof typeof drawings;

/** All symbols on the reels. */
export const symbolNames = Object.keys(drawings) as SymbolName[];

/** Side of a sprite; the drawing has a margin around it for its shadow. */
export const spriteSizePx = 384;

/** The symbol on a transparent square of `spriteSizePx`. */
export const symbolSprite = createPaintCache((name: SymbolName) =>
  paintOnCanvas(spriteSizePx, spriteSizePx, (paint) => {
    paint.translate(spriteSizePx / 2, spriteSizePx / 2);
    paint.scale(spriteSizePx / 240, spriteSizePx / 240);
    drawings[name](paint);
  }),
);
