import type { AnimationType } from '@spinreel/config-schema/options';
import { createElement } from './create-element.ts';

const pieceCount = 60;

/**
 * Throws confetti or coins into a layer: a third of them burst from its middle at once, the others come from its lower
 * corners one by one. The style sheet moves them (`--x` across, `--y` up, `--r` round) until they have fallen out.
 */
export function celebrate(layer: Element, kind: AnimationType): void {
  const { random } = Math;
  for (let piece = kind === 'none' ? 0 : pieceCount; piece-- > 0;) {
    // From the right -1, from the middle 0, from the left 1.
    const side = (piece % 3) - 1;
    const isThrown = side * side;
    // The larger, the nearer: an em is also the measure of how far a piece flies.
    createElement('i', kind, layer).style.cssText =
      `left:${50 - 52 * side}%;top:${42 + 55 * isThrown}%;--x:${13 * side + 30 * random() - 15}em;--y:${9 - 50 * random() - 36 * isThrown}vh;--r:${3 * random()}turn;color:hsl(${piece * 47},95%,60%);font-size:${0.5 + random()}em;animation-delay:${0.2 + 2 * random() * isThrown}s`;
  }
}
