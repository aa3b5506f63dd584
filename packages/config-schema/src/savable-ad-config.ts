import type { AdConfig } from './ad-config.ts';
import { normaliseAdConfig } from './normalise-ad-config.ts';
import { isStoreUrl } from './store-url.ts';

/**
 * What autosave sends of a draft: its canonical form, with a store URL left out while it is still being typed.
 * The server refuses a store URL that it could not export, and half an address must not hold back the rest of the work.
 */
export function savableAdConfig(draft: AdConfig): AdConfig {
  return normaliseAdConfig({
    ...draft,
    ...(draft.cta && { cta: withoutUnfinishedUrl(draft.cta) }),
    ...(draft.outro && { outro: withoutUnfinishedUrl(draft.outro) }),
  });
}

function withoutUnfinishedUrl<Part extends { storeUrl?: string }>(part: Part): Omit<Part, 'storeUrl'> | Part {
  const { storeUrl, ...rest } = part;
  return storeUrl === undefined || storeUrl === '' || isStoreUrl(storeUrl) ? part : rest;
}
