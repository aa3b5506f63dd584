import { defaultPositions } from '@spinreel/config-schema/options/placement/placement-geometry';
import type { RuntimeAd } from '../../src/runtime-ad.ts';
import { placedAt, withLandscape } from './runtime-ad.ts';

/** Adds an outro with a card, a badge, a headline, required texts and a logo. */
export function withCard(ad: RuntimeAd): RuntimeAd {
  const legal = {
    ageMark: { text: '18+', ...placedAt(0, 0) },
    text: { lines: ['Play responsibly.', 'Terms apply.'], ...placedAt(0.5, 1) },
    logo: { position: { x: 0.5, y: 0 }, landscapePosition: { x: 0.73, y: 0 } },
  };
  const { x, y } = defaultPositions.outroHeadline;
  const headline = ad.cover.text && {
    ...ad.cover.text,
    content: 'You won 25,000 coins!',
    ...placedAt(x, y),
  };
  return withLandscape({
    ...ad,
    slots: ['cover', 'video', 'badge', 'logo'],
    outro: { ...ad.outro, headline },
    legal: { ...ad.legal, outro: legal },
  });
}
