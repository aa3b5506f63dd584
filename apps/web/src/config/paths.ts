import type { StepNumber } from '@spinreel/config-schema/rules/wizard-steps';

/** The URLs of the application: `pattern` for the router, `to` for links. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  create: { pattern: '/create', to: createPath },
  ads: { pattern: '/ads', to: () => '/ads' },
  check: { pattern: '/check', to: checkPath },
  contact: { pattern: '/contact', to: () => '/contact' },
  imprint: { pattern: '/imprint', to: () => '/imprint' },
  terms: { pattern: '/terms', to: () => '/terms' },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  cookies: { pattern: '/cookies', to: () => '/cookies' },
  preview: { pattern: '/preview/:adId', to: (adId: string) => `/preview/${encodeURIComponent(adId)}` },
} as const;

/** Fragment IDs of the front page, without the `#`. */
export const anchors = { liveDemo: 'live-demo', demoVideo: 'demo-video' } as const;

/** The id of a public page's content, between header and footer. It can take the focus. */
export const contentId = 'content';

/** Names of the wizard's query parameters. */
export const createParams = {
  ad: 'ad',
  step: 'step',
  sample: 'sample',
  as: 'as',
  shapes: 'shapes',
  variant: 'variant',
  language: 'language',
} as const;

/** The value of `shapes` with which the preview shows all shapes. */
export const everyShape = 'all';

/** The query parameter of the page that checks files: the id of the shown check. */
export const checkParam = 'check';

function checkPath(id?: string): string {
  return id === undefined ? '/check' : `/check?${new URLSearchParams({ [checkParam]: id }).toString()}`;
}

function createPath(
  options: {
    adId?: string;
    step?: StepNumber;
    sample?: 'casino';
    as?: string | null;
    shapes?: typeof everyShape;
    /** The variant to show; an id of null is the base. Default: the one that is shown now. */
    scope?: { readonly variantId: string | null; readonly language: string };
  } = {},
): string {
  const query = new URLSearchParams();
  if (options.adId !== undefined) query.set(createParams.ad, options.adId);
  if (options.step !== undefined) query.set(createParams.step, String(options.step));
  if (options.sample !== undefined) query.set(createParams.sample, options.sample);
  if (typeof options.as === 'string') query.set(createParams.as, options.as);
  if (options.shapes !== undefined) query.set(createParams.shapes, options.shapes);
  if (options.scope !== undefined) {
    // Empty, so that the URL asks for the base.
    query.set(createParams.variant, options.scope.variantId ?? '');
    query.set(createParams.language, options.scope.language);
  }
  const text = query.toString();
  return text === '' ? '/create' : `/create?${text}`;
}
