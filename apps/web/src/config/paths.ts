import type { StepNumber } from '@spinreel/config-schema/wizard-steps';

/** The addresses of the application: `pattern` for the router, `to` for links. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  create: { pattern: '/create', to: createPath },
  preview: { pattern: '/preview/:adId', to: (adId: string) => `/preview/${encodeURIComponent(adId)}` },
} as const;

/** Names of the wizard's query parameters. */
export const createParams = { ad: 'ad', step: 'step' } as const;

function createPath(options: { adId?: string; step?: StepNumber } = {}): string {
  const query = new URLSearchParams();
  if (options.adId !== undefined) query.set(createParams.ad, options.adId);
  if (options.step !== undefined) query.set(createParams.step, String(options.step));
  const text = query.toString();
  return text === '' ? '/create' : `/create?${text}`;
}
