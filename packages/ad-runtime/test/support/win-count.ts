import { listWinAmounts } from '@spinreel/config-schema/languages/format-win-amount';
import type { RuntimeAd } from '../../src/runtime-ad.ts';

/** Adds a number that counts up at the win. `y` is its height on the portrait stage; without a badge it is the middle. */
export function withWinCount(ad: RuntimeAd, y: number): RuntimeAd {
  const amounts = listWinAmounts({ from: 0, to: 12_500, currency: '$' }, 'en');
  const { fontFamily, fontWeight } = ad.cover.button;
  const isFull = ad.gameplay.area.kind === 'full';
  return {
    ...ad,
    badge: {
      ...ad.badge,
      onOutro: ad.slots.includes('badge'),
      celebration: ad.slots.includes('badge') ? 'confetti' : 'coins',
      count: {
        content: amounts.at(-1) ?? '',
        steps: amounts.slice(0, -1),
        style: 'sum',
        fontFamily,
        fontWeight,
        position: { x: 0.5, y },
        landscapePosition: { x: isFull ? 0.71 : 0.4, y: y > 0.5 ? 0.85 : y },
      },
    },
  };
}
