import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';

/**
 * Shakes the stage around a layer once, and adds confetti or coins to the layer. A third of the pieces burst from its middle at once, the rest come from its lower
 * corners one by one. The style sheet animates them (`--x` across, `--y` up, `--r` rotation) until they have fallen
 * out.
 */
export function celebrate(layer: HTMLElement, { celebration: kind, colors }: RuntimeAd['badge']): void {
  const pieceCount = 60;
  (layer.parentNode as HTMLElement).style.animation = 'shake .3s';
  const { random } = Math;
  for (let piece = kind === 'none' ? 0 : pieceCount; piece-- > 0;) {
    // -1 is from the right, 0 from the middle, 1 from the left.
    const side = (piece % 3) - 1;
    const isThrown = side * side;
    // Larger pieces look nearer. Distances are in em, so they also fly farther.
    createElement(layer, kind, 'i').style.cssText =
      `left:${50 - 52 * side}%;top:${42 + 55 * isThrown}%;--x:${13 * side + 30 * random() - 15}em;--y:${9 - 50 * random() - 36 * isThrown}vh;--r:${3 * random()}turn;color:${colors[piece % 4]};font-size:${0.5 + random()}em;animation-delay:${0.2 + 2 * random() * isThrown}s`;
  }
}
