import type { AdConfig, StoreUrls } from '../ad-config.ts';
import { normaliseAdConfig } from './normalise-ad-config.ts';
import { isStoreUrl } from '../../rules/store-url.ts';

/**
 * What autosave sends of a draft: its canonical form, with store URLs left out while they are still being typed.
 * The server refuses a store URL that it could not export, and half an address must not hold back the rest of the work.
 */
export function toSavableAdConfig(draft: AdConfig): AdConfig {
  return normaliseAdConfig({
    ...draft,
    ...(draft.cta && { cta: removeUnfinishedUrl(draft.cta) }),
    ...(draft.outro && { outro: removeUnfinishedUrl(draft.outro) }),
    ...(draft.storeUrls && { storeUrls: pickFinishedUrls(draft.storeUrls) }),
  });
}

function pickFinishedUrls(urls: StoreUrls): StoreUrls {
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => isFinished(url)));
}

function removeUnfinishedUrl<Part extends { storeUrl?: string }>(part: Part): Omit<Part, 'storeUrl'> | Part {
  const { storeUrl, ...rest } = part;
  return storeUrl === undefined || isFinished(storeUrl) ? part : rest;
}

function isFinished(url: string): boolean {
  return url === '' || isStoreUrl(url);
}
