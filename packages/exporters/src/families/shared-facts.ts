import type { Network, Source } from '../network.ts';

/** Rules that most networks do not state: they protect the ad in any web view. For `Network.ruleOverrides`. */
export const ownRules = {
  viewport: { topic: 'own' },
  'no-cta-stub': { topic: 'own' },
  'no-dynamic-scripts': { topic: 'own' },
  'no-storage': { topic: 'own' },
  'stores-nothing': { topic: 'own' },
} as const satisfies Network['ruleOverrides'];

/** The same for networks that accept a ZIP and do not restrict its contents. */
export const ownPackageRules = {
  ...ownRules,
  'file-count': { topic: 'own' },
  'only-scripts': { topic: 'own' },
  'no-loose-media': { topic: 'own' },
  'no-loose-sources': { topic: 'own' },
  'no-fetch': { topic: 'own' },
} as const satisfies Network['ruleOverrides'];

/** A tool that makes files for many networks. It shows what their web views accept. */
export const playableKit: Source = {
  url: 'https://github.com/playbox-org/playable-kit',
  checkedOn: '2026-11-22',
  confidence: 'medium',
};
