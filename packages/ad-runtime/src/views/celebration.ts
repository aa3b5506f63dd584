import type { AnimationType } from '@spinreel/config-schema/options';
import { createElement } from './create-element.ts';

const pieceCount = 60;

/**
 * Throws confetti or coins into a layer from both of its lower corners, half of them at once and the others one by one;
 * the style sheet moves them (`--x` across, `--y` up). Returns what takes them away.
 */
export function celebrate(layer: Element, kind: AnimationType): () => void {
  for (let piece = kind === 'none' ? 0 : pieceCount; piece-- > 0;) {
    const side = piece % 2;
    const chance = Math.random;
    createElement('i', kind, layer).style.cssText =
      `left:${side * 104 - 2}%;--x:${(1 - 2 * side) * (2 + 34 * chance())}em;--y:${-10 - 45 * chance()}em;background-color:hsl(${piece * 47},95%,60%);animation-delay:${Math.max(0, chance() * 5 - 2.5)}s`;
  }
  return () => {
    layer.textContent = '';
  };
}
