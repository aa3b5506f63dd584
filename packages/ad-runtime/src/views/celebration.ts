import type { AnimationType } from '@spinreel/config-schema/options/options';
import { createElement } from './create-element.ts';

/**
 * Adds confetti or coins to a layer. A third of the pieces burst from its middle at once, the rest come from its lower
 * corners one by one. The style sheet animates them (`--x` across, `--y` up, `--r` rotation) until they have fallen
 * out.
 */
export function celebrate(layer: Element, kind: AnimationType): void {
  const pieceCount = 60;
  const { random } = Math;
  for (let piece = kind === 'none' ? 0 : pieceCount; piece-- > 0;) {
    // -1 is from the right, 0 from the middle, 1 from the left.
    const side = (piece % 3) - 1;
    const isThrown = side * side;
    // Larger pieces look nearer. Distances are in em, so they also fly farther.
    createElement('i', kind, layer).style.cssText =
      `left:${50 - 52 * side}%;top:${42 + 55 * isThrown}%;--x:${13 * side + 30 * random() - 15}em;--y:${9 - 50 * random() - 36 * isThrown}vh;--r:${3 * random()}turn;color:hsl(${piece * 47},95%,60%);font-size:${0.5 + random()}em;animation-delay:${0.2 + 2 * random() * isThrown}s`;
  }
}
