import type { StepNumber } from '@spinreel/config-schema/wizard-steps';

/** The addresses of the application: `pattern` for the router, `to` for links. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  create: { pattern: '/create', to: createPath },
  ads: { pattern: '/ads', to: () => '/ads' },
  contact: { pattern: '/contact', to: () => '/contact' },
  imprint: { pattern: '/imprint', to: () => '/imprint' },
  terms: { pattern: '/terms', to: () => '/terms' },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  cookies: { pattern: '/cookies', to: () => '/cookies' },
  /** A finished ad, which no router knows. */
  demoAd: { to: () => '/demo/lucky-reels.html' },
  preview: { pattern: '/preview/:adId', to: (adId: string) => `/preview/${encodeURIComponent(adId)}` },
} as const;

/** Places on the front page, without the `#`. */
export const anchors = { liveDemo: 'live-demo' } as const;

/** Names of the wizard's query parameters. */
export const createParams = { ad: 'ad', step: 'step', sample: 'sample' } as const;

function createPath(options: { adId?: string; step?: StepNumber; sample?: 'casino' } = {}): string {
  const query = new URLSearchParams();
  if (options.adId !== undefined) query.set(createParams.ad, options.adId);
  if (options.step !== undefined) query.set(createParams.step, String(options.step));
  if (options.sample !== undefined) query.set(createParams.sample, options.sample);
  const text = query.toString();
  return text === '' ? '/create' : `/create?${text}`;
}
